import { escapeHtml } from '#domain/escape-html.ts';
import { fileStyle } from './file-style.ts';
import type { FileChapter, FilePart, FileTable } from './file-parts.ts';
import type { PersonFile } from './person-file.ts';

/** The file as one HTML document that loads nothing and runs nothing, for a screen of any width and for paper. */
export function fileHtml(file: PersonFile, nothing: string): string {
  const title = escapeHtml(file.title);
  const links = file.chapters.map(
    (one) => `<li><a href="#${one.id}">${escapeHtml(one.title)}</a></li>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${file.locale}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<meta name="robots" content="noindex"><title>${title}</title><style>${fileStyle}</style></head>`,
    `<body><main><h1>${title}</h1>`,
    ...file.lead.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<nav aria-label="${escapeHtml(file.contents)}"><ul>${links.join('')}</ul></nav>`,
    ...file.chapters.map((chapter) => chapterHtml(chapter, nothing)),
    '</main></body></html>',
    '',
  ].join('\n');
}

function chapterHtml({ id, title, text, parts }: FileChapter, nothing: string): string {
  const told =
    parts.length === 0 ? `<p>${escapeHtml(nothing)}</p>` : parts.map(partHtml).join('\n');
  return `<section id="${id}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>\n${told}</section>`;
}

function partHtml({ title, entries, tables }: FilePart): string {
  const pairs = entries.map(
    ([label, told]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(told)}</dd></div>`,
  );
  const list = pairs.length === 0 ? '' : `<dl>${pairs.join('')}</dl>`;
  return `<h3>${escapeHtml(title)}</h3>${list}${tables.map((table) => tableHtml(table, title)).join('')}`;
}

/** On a narrow screen each cell stands below the name of its column. */
function tableHtml({ title, columns, rows }: FileTable, part: string): string {
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const lines = rows.map((cells) => {
    const told = cells.map(
      (cell, at) => `<td data-column="${escapeHtml(columns[at] ?? '')}">${escapeHtml(cell)}</td>`,
    );
    return `<tr>${told.join('')}</tr>`;
  });
  const caption =
    title === undefined
      ? `<caption class="same">${escapeHtml(part)}`
      : `<caption>${escapeHtml(title)}`;
  return `<table${columns.length > 2 ? ' class="wide"' : ''}>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
}
