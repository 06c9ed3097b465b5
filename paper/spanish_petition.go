package paper

// spanishPetition are the words of petitions.
var spanishPetition = map[string]string{
	"Mathematical annex: the design sheet of %s": "Anexo matemático: la hoja de diseño de %s",
	"The rules that were counted":                "Las reglas que se calcularon",
	"Option":                                     "Opción",
	"Options":                                    "Opciones",
	"Value":                                      "Valor",
	"Paragraph":                                  "Párrafo",
	"Costs":                                      "Cuesta",
	"Best play, and what other play costs":       "El mejor juego, y lo que cuesta otro",
	"Line or option":                             "Línea u opción",
	"From":                                       "De",
	"To":                                         "A",
	"Change":                                     "Cambio",
	"How the advantage moves":                    "Cómo cambia la ventaja",
	"%s: %d cards":                               "%s: %d cartas",
	"One card gone":                              "Falta una carta",
	"Worth to the player":                        "Valor para el jugador",
	"Count":                                      "Conteo",
	"It pays":                                    "Conviene",
	"Gain on each dollar then":                   "Ganancia por dólar entonces",
	"Found":                                      "Método",
	"What counting the cards brings":             "Lo que aporta contar las cartas",
	"Rounds":                                     "Rondas",
	"Seed":                                       "Semilla",
	"Simulated":                                  "Simulada",
	"Standard error":                             "Error estándar",
	"The figures against a simulation":           "Las cifras frente a una simulación",
	"Program":                                    "Programa",
	"Commit":                                     "Confirmación",
	"Version of the rules":                       "Versión de las reglas",
	"SHA-256 of the design":                      "SHA-256 del diseño",
	"SHA-256 of the figures":                     "SHA-256 de las cifras",
	"The design, as the program takes it:":       "El diseño, como lo lee el programa:",
	"How to make this sheet again":               "Cómo volver a hacer esta hoja",
	"The wagers offered:":                        "Las apuestas ofrecidas:",
	"Summary of the game":                        "Resumen del juego",
	"Draft of the proposed rules":                "Borrador de las reglas propuestas",
	"The game has no layout.":                    "El juego no tiene paño.",
	"The equipment":                              "Los enseres",
	"Petition for the approval of a proposed new game": "Petición de aprobación de un nuevo juego propuesto",
	"What is missing": "Lo que falta",
	"Nothing that 19:47-8.4 lists. The signatures are given by hand.": "Nada de lo que enumera 19:47-8.4. Se firma " +
		"a mano.",
	"The law wants the following, and the petition does not have it yet.": "La ley exige lo siguiente, y la petición " +
		"aún no lo tiene.",
	"Missing":    "Falta",
	"Petitioner": "Peticionario",
	"Address":    "Dirección",
	"Holds":      "Posee",
	"%s has agreed in writing to take part in a test of the game: %s": "%s ha aceptado por escrito participar en una " +
		"prueba del juego: %s",
	"Each petitioner is liable, together and alone, for all costs of review, testing and approval.": "Cada " +
		"peticionario responde, junto con los " +
		"demás y por sí solo, de todos los gastos de revisión, prueba y aprobación.",
	"The petitioners": "Los peticionarios",
	"The design departs from these paragraphs, which would have to be amended before a final approval:": "El diseño se " +
		"aparta de estos párrafos, " +
		"que habría que enmendar antes de una aprobación definitiva:",
	"The category of the game":                      "La categoría del juego",
	"Copyrights, trademarks and patents":            "Derechos de autor, marcas y patentes",
	"The offer to all casino licensees":             "La oferta a todos los casinos con licencia",
	"Release and indemnity":                         "Exención e indemnidad",
	"Request for a declaratory ruling":              "Solicitud de una resolución declaratoria",
	"Request for a test":                            "Solicitud de una prueba",
	"Further material":                              "Otros materiales",
	"Name and office":                               "Nombre y cargo",
	"Signature":                                     "Firma",
	"Date":                                          "Fecha",
	"Signatures":                                    "Firmas",
	"a casino license":                              "una licencia de casino",
	"a casino service industry license":             "una licencia de servicios a casinos",
	"the rights to the game":                        "los derechos del juego",
	"Test submission: where":                        "Presentación de la prueba: dónde",
	"Test submission: further material":             "Presentación de la prueba: otros materiales",
	"To be filed after the preliminary approval":    "Lo que se presenta tras la aprobación preliminar",
	"Test submission: when, and at which tables":    "Presentación de la prueba: cuándo y en qué mesas",
	"Test submission: signs at the entrances":       "Presentación de la prueba: letreros en las entradas",
	"Test submission: success, and how it is shown": "Presentación de la prueba: el éxito y cómo se demuestra",
	"The petitioners request a declaratory ruling under 19:42-9.1 that the game is what they say above of its " +
		"category.": "Los peticionarios solicitan " +
		"una resolución declaratoria según 19:42-9.1 de que el juego es lo que dicen arriba de su categoría.",
	"The petitioners request a test of the game, if approved, under sections 5 and 69(e) of the Act.": "Los " +
		"peticionarios solicitan una prueba del " +
		"juego, si se aprueba, según las secciones 5 y 69(e) de la Ley.",
	"%s applies for a casino service industry license, with its fee.": "%s solicita una licencia de servicios a " +
		"casinos, con su tasa.",
	"%s applies for a transactional waiver, if one is required.": "%s solicita una dispensa para la operación, si " +
		"se exige.",
	"The game is another game, which is compatible with the public interest and suitable for use in a casino.": "El " +
		"juego es otro juego, compatible " +
		"con el interés público y apto para un casino.",
	"The game is a variation of an authorized game: %s.": "El juego es una variación " +
		"de un juego autorizado: %s.",
	"The game is a composite of authorized games: %s.": "El juego es una combinación " +
		"de juegos autorizados: %s.",
	"The game is a variation of an authorized game, %s, to which it adds a wager.": "El juego es una variación " +
		"de un juego autorizado, %s, al que añade una apuesta.",
	"a casino licensee among the petitioners who has agreed in writing to test the game": "un casino con licencia " +
		"entre los peticionarios que haya aceptado por escrito probar el juego",
	"petitioners who sign the petition": "peticionarios que firmen la " +
		"petición",
	"the names and addresses of the petitioners": "los nombres y direcciones " +
		"de los peticionarios",
	"the address of %s": "la dirección de %s",
	"what %s holds: a license, or the rights to the game": "qué posee %s: una licencia o los derechos del " +
		"juego",
	"whether the game is a variation, a composite, or another game": "si el juego es una variación, una combinación u " +
		"otro juego",
	"of which authorized game it is a variation":  "de qué juego autorizado es una variación",
	"of which authorized games it is a composite": "de qué juegos autorizados es una combinación",
	"parts of the complete and detailed description of the game": "partes de la descripción completa y detallada " +
		"del juego:",
	"the objectives of the game":      "los objetivos del juego",
	"the method of play":              "la forma de jugar",
	"the wagers offered":              "las apuestas ofrecidas",
	"the draft of the proposed rules": "el borrador de las reglas propuestas",
	"the true odds, payout odds and house advantage of each wager: there is no design to find them from": "las " +
		"probabilidades reales, los pagos y la " +
		"ventaja de la casa de cada apuesta: no hay diseño del que hallarlos",
	"the true odds, payout odds and house advantage of each wager: the design has no wager of its own": "las " +
		"probabilidades reales, los pagos y la " +
		"ventaja de la casa de cada apuesta: el diseño no tiene apuesta propia",
	"the true odds and house advantage of %s": "las probabilidades " +
		"reales y la ventaja de la casa de %s",
	"a sketch or picture of the layout": "un croquis o imagen " +
		"del paño",
	"the equipment, with sketches or pictures": "los enseres, con " +
		"croquis o imágenes",
	"a sketch or picture of the %s": "un croquis o imagen " +
		"de: %s",
	"whether the game, its name or its equipment has copyrights, trademarks or patents": "si el juego, su " +
		"nombre o sus enseres tienen derechos de autor, marcas o patentes",
	"an assurance that the game was first offered to all casino licensees": "una garantía de que " +
		"el juego se ofreció primero a todos los casinos con licencia",
	"an agreement that releases and indemnifies the Commission and the State": "un acuerdo que exima " +
		"e indemnice a la Comisión y al Estado",
	"a request for a declaratory ruling": "una solicitud de " +
		"resolución declaratoria",
	"a request for a test": "una solicitud de prueba",
	"what else the Commission or the Division has asked for, or that it has asked for nothing": "qué más ha pedido la " +
		"Comisión o la División, o que no ha pedido nada",
	"the casinos where the test will take place": "los casinos donde " +
		"tendrá lugar la prueba",
	"the dates and times of the test": "las fechas y horas de " +
		"la prueba",
	"the tables and the equipment of the test": "las mesas y los " +
		"enseres de la prueba",
	"the signs proposed for the entrances of the casinos": "los letreros " +
		"propuestos para las entradas de los casinos",
	"the criteria by which the test is successful": "los criterios por los " +
		"que la prueba tiene éxito",
	"how its success is documented": "cómo se documenta su " +
		"éxito",
	"the forms for that, or that none are needed": "los formularios para " +
		"ello, o que no hacen falta",
	"what else was asked for the test, or that nothing was": "qué más se pidió para " +
		"la prueba, o que no se pidió nada",
	"True odds, payout odds and house advantage": "Probabilidades " +
		"reales, pagos y ventaja de la casa",
	"True odds":             "Probabilidad real",
	"Probability":           "Probabilidad",
	"Ways":                  "Casos",
	"besides":               "además",
	"loses":                 "pierde",
	"For each dollar":       "Por cada dólar",
	"What comes of it, per": "Lo que resulta, por",
	"the first lines; the design sheet has all": "las primeras líneas; la hoja de diseño las tiene todas",
}
