// Package paper is what is printed of a house as data: a document of sections, paragraphs, tables and drawings,
// before anybody knows whether it becomes a page of HTML, a PDF or JSON.
//
// A [Document] is made by a package below: paper/sign, paper/layout, paper/guide, paper/petition and
// paper/records. Whatever a document says comes
// from what deals the games: each [Text] has the [Source] that it was taken from, so that a reader can check it and a
// test can find what was typed in. Packages paper/page and paper/pdf print documents.
//
// Other modules should not build on this package: it may change in every version.
package paper
