// Lists the tables of the house.
const dollars = cents => '$' + (cents / 100).toLocaleString('en-US')

async function show() {
  const body = document.getElementById('tables')
  const answer = await fetch('/api/lobby')
  if (!answer.ok) return
  const lobby = await answer.json()
  document.title = lobby.name
  document.querySelector('h1').textContent = lobby.name
  body.replaceChildren(...lobby.tables.map(t => {
    const row = document.createElement('tr')
    for (const text of [t.id, t.title, dollars(t.min) + ' to ' + dollars(t.max), t.free + ' of ' + t.seats, t.phase]) {
      const cell = document.createElement('td')
      cell.textContent = text
      row.append(cell)
    }
    return row
  }))
}

show()
setInterval(show, 5000)
