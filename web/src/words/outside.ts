// Finds texts for people that stand in a source and not in the catalogue.
import { parse } from 'svelte/compiler'
import ts from 'typescript'

export interface Found {
  text: string
  line: number
}

/** Attributes that are read by people. */
const visible = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'])

/** A text of a template is for people if it has a word in it. */
const word = /\p{L}{2,}/u
/** A string of a script is, if it has two words, one that begins with a capital, or one beside something that is put in. */
const sentence = /\p{L}{2,}[,:;.?!]?\s+\p{L}|^\p{Lu}\p{Ll}+[.…:?!]?$|(?:^|[\s,(])\p{L}{2,}[,:]?\s+…|…[,:;]?\s+\p{L}{2,}/u

type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string'

/** What stands in a .svelte file: in the text and the visible attributes of its template, and in its scripts. */
export function inSvelte(source: string): Found[] {
  const found: Found[] = []
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  const add = (text: string, at: number, pattern: RegExp) => {
    if (pattern.test(text)) found.push({ text: text.trim().replace(/\s+/g, ' '), line: lineOf(at) })
  }
  const root = parse(source, { modern: true }) as unknown as { fragment: Node; instance: Node | null; module: Node | null }

  /** Strings that an expression may become. */
  function results(e: unknown) {
    if (!isNode(e)) return
    if (e.type === 'Literal' && typeof e['value'] === 'string') add(e['value'], e.start, word)
    else if (e.type === 'TemplateLiteral') {
      for (const q of e['quasis'] as Node[]) add((q['value'] as { cooked: string }).cooked, q.start, word)
      for (const x of e['expressions'] as Node[]) results(x)
    } else if (e.type === 'ConditionalExpression') for (const k of ['consequent', 'alternate']) results(e[k])
    else if (e.type === 'LogicalExpression' || e.type === 'BinaryExpression') {
      if (e.type === 'LogicalExpression' || e['operator'] === '+') for (const k of ['left', 'right']) results(e[k])
    } else sentences(e)
  }
  /** Strings anywhere in an expression, if they look like a sentence. */
  function sentences(e: unknown) {
    if (Array.isArray(e)) return e.forEach(sentences)
    if (!isNode(e)) return
    if (e.type === 'BinaryExpression' && /^[!=]=/.test(String(e['operator']))) return
    if (e.type === 'Literal' && typeof e['value'] === 'string') add(e['value'], e.start, sentence)
    else if (e.type === 'TemplateLiteral') {
      add((e['quasis'] as Node[]).map((q) => (q['value'] as { cooked: string }).cooked).join('…'), e.start, sentence)
      sentences(e['expressions'])
    }
    else for (const [k, v] of Object.entries(e)) if (k !== 'typeAnnotation' && k !== 'metadata') sentences(v)
  }
  function template(n: unknown) {
    if (Array.isArray(n)) return n.forEach(template)
    if (!isNode(n)) return
    if (n.type === 'Text') add(n['data'] as string, n.start, word)
    else if (n.type === 'ExpressionTag') results(n['expression'])
    else if (n.type === 'Attribute') attribute(n)
    else if (/Directive$|^SpreadAttribute$/.test(n.type)) return
    else if (n.type === 'RegularElement' && (n['name'] === 'code' || n['name'] === 'kbd')) template(n['attributes'])
    else if (n.type === 'ConstTag') sentences(n['declaration'])
    else for (const [k, v] of Object.entries(n)) if (k !== 'metadata' && k !== 'expression' && k !== 'test') template(v)
  }
  function attribute(n: Node) {
    const values = Array.isArray(n['value']) ? (n['value'] as unknown[]) : [n['value']]
    const shown = visible.has(n['name'] as string)
    for (const v of values) {
      if (!isNode(v)) continue
      if (v.type === 'Text' && shown) add(v['data'] as string, v.start, word)
      if (v.type === 'ExpressionTag') {
        if (shown) results(v['expression'])
        else if (!['class', 'style', 'd'].includes(n['name'] as string)) sentences(v['expression'])
      }
    }
  }

  template(root.fragment)
  for (const script of [root.module, root.instance]) {
    if (!script) continue
    const content = script['content'] as Node
    const before = lineOf(content.start) - 1
    for (const f of inScript(source.slice(content.start, content.end))) found.push({ ...f, line: f.line + before })
  }
  return found
}

/** What stands in a .ts file. Strings that are compared, imported or used as a type or key are for the program. */
export function inScript(source: string): Found[] {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const add = (n: ts.Node, text: string) => {
    if (sentence.test(text.trim())) found.push({ text: text.trim(), line: file.getLineAndCharacterOfPosition(n.getStart()).line + 1 })
  }
  const compares = [
    ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.InKeyword,
  ]
  function visit(n: ts.Node): void {
    if (ts.isImportDeclaration(n) || ts.isExportDeclaration(n) || ts.isLiteralTypeNode(n) || ts.isCaseClause(n)) {
      if (ts.isCaseClause(n)) n.statements.forEach(visit)
      return
    }
    if (ts.isBinaryExpression(n) && compares.includes(n.operatorToken.kind)) return [n.left, n.right].filter((x) => !ts.isStringLiteral(x)).forEach(visit)
    if (ts.isElementAccessExpression(n)) return visit(n.expression)
    if (ts.isPropertyAssignment(n)) return visit(n.initializer)
    if (ts.isStringLiteralLike(n)) add(n, n.text)
    else if (ts.isTemplateExpression(n)) {
      const parts = [n.head, ...n.templateSpans.map((s) => s.literal)].map((p) => p.text)
      add(n, parts.join('…'))
      n.templateSpans.forEach((s) => visit(s.expression))
    } else n.forEachChild(visit)
  }
  visit(file)
  return found
}
