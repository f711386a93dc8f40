import { describe, expect, test } from 'vitest';
import { isPlainLine, textMistakes } from './article-text.ts';

test('prose, lists, tables, links and every component may stand in an article', () => {
  const text = `Un párrafo con **fuerza**, *énfasis* y un [enlace](https://example.org/a?b=c).

### Una parte

1. Son <Fact id="qs-2026-ub" />, mira <To page="blog">los artículos</To> o <Book>reserva</Book>.

> Una cita de <To country="CO">Colombia</To>.

<Table caption="Lo que se compara aquí">

| A | B |
| - | - |
| C | <Fact id="qs-2026-ub" bar={100} /> |

</Table>

<Profession code="15-1252.00">

Texto.

</Profession>

<ProfessionMap codes="15-1252.00 17-2051.00" />

<TuitionPair />

<TuitionTable />

<Photo n="1" alt="Un patio con estudiantes" caption="El patio de la facultad, un martes" />`;
  expect(textMistakes(text)).toEqual([]);
});

describe('refused with its line', () => {
  test.each([
    ['import x from "y"', 'line 3: has code in it'],
    ['export const x = 1', 'line 3: has code in it'],
    ['{process.env.HOME}', 'line 3: has code in it'],
    ['Dos {1 + 1} más', 'line 3: has code in it'],
    ['<script>alert(1)</script>', 'line 3: <script> is no component of articles'],
    ['<img src="x" onerror="alert(1)" />', 'line 3: <img> is no component of articles'],
    ['<a href="javascript:alert(1)">x</a>', 'line 3: <a> is no component of articles'],
    ['<>x</>', 'line 3: <> is no component of articles'],
    ['<constructor />', 'line 3: <constructor> is no component of articles'],
    ['<Sitio.Otro />', 'line 3: <Sitio.Otro> is no component of articles'],
    ['Va <Fact id="a" onClick={alert} />', 'line 3: <Fact> is written in another way'],
    ['Va <Fact {...props} />', 'line 3: <Fact> is written in another way'],
    ['Va <Fact id={alert(1)} />', 'line 3: <Fact> is written in another way'],
    ['Va <To href="/x">x</To>', 'line 3: <To> is written in another way'],
    ['<Photo n="1" alt="Un patio" />', 'line 3: <Photo> is written in another way'],
    [
      '<Photo n="1" alt="Un patio con gente" caption="Un {x} patio" />',
      'line 3: <Photo> is written in another way',
    ],
    [
      '<Photo n="/x" alt="Un patio con gente" caption="Un patio con gente" />',
      'line 3: <Photo> is written in another way',
    ],
    [
      'Mira <Photo n="1" alt="Un patio con gente" caption="Un patio con gente" />',
      'line 3: <Photo> stands in a line of its own',
    ],
    ['[x](javascript:alert)', 'line 3: javascript:alert is no address over https'],
    ['[x](JaVaScRiPt&#58;alert)', 'line 3: JaVaScRiPt:alert is no address over https'],
    ['[x](http://example.org)', 'line 3: http://example.org is no address over https'],
    ['[x](/blog)', 'line 3: /blog is no address over https'],
    ['![x](https://example.org/x.png)', 'line 3: has something in it that is no text (image)'],
    ['[x]: javascript:alert', 'line 3: has something in it that is no text (definition)'],
    ['```js\nalert(1)\n```', 'line 3: has something in it that is no text (code)'],
    ['## Otra', 'line 3: has a heading of another level'],
    ['Otra\n---', 'line 3: has a heading of another level'],
    ['<Book>sin cerrar', 'line 3: cannot be read'],
    ['Menos de <5', 'line 3: cannot be read'],
    ['{ sin cerrar', 'line 3: cannot be read'],
  ])('%s', (text, mistake) => {
    const [first] = textMistakes(`Antes.\n\n${text}`);
    expect(first).toBe(mistake);
  });

  test('inside a component, too', () => {
    expect(textMistakes('<Profession code="15-1252.00">\n\n{x}\n\n</Profession>')).toEqual([
      'line 3: has code in it',
    ]);
  });
});

test('a heading is a plain line', () => {
  expect(isPlainLine('¿Qué mide un ranking?')).toBe(true);
  for (const line of ['{x}', '<Fact id="a" />', '[x](https://a.b)', 'a\n\nimport x from "y"'])
    expect(isPlainLine(line)).toBe(false);
});
