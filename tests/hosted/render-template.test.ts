import { expect, test } from 'vitest';
import { renderTemplate } from './render-template.ts';

const link = '<a href="{{ .SiteURL }}/auth#next={{ .RedirectTo }}">{{ .RedirectTo }}</a>';

test('in an address, what follows # is percent-encoded; in text it is only escaped', () => {
  const RedirectTo = 'https://faro.example/assessment?held=f00&a=b';
  expect(renderTemplate(link, { SiteURL: 'https://faro.example', RedirectTo })).toBe(
    '<a href="https://faro.example/auth#next=https%3a%2f%2ffaro.example%2fassessment%3fheld%3df00%26a%3db">' +
      'https://faro.example/assessment?held=f00&amp;a=b</a>',
  );
});

test('an address that is none is not linked', () => {
  expect(renderTemplate('<a href="{{ .SiteURL }}">', { SiteURL: 'javascript:alert(1)' })).toBe(
    '<a href="#ZgotmplZ">',
  );
});

test('a name is escaped like any other text', () => {
  expect(renderTemplate('<p>{{ .Data.full_name }}</p>', { Data: { full_name: '<b>"O\'+' } })).toBe(
    '<p>&lt;b&gt;&#34;O&#39;&#43;</p>',
  );
});

test('branches are chosen by the person’s language; without one it is the last one', () => {
  const branch = (locale: string) => `if eq (printf "%v" .Data.locale) "${locale}"`;
  const text = `{{ ${branch('en')} }}Hello{{ else ${branch('pt')} }}Olá{{ else }}Hola{{ end }}.`;
  const read = (Data?: { locale: string }) => renderTemplate(text, Data ? { Data } : {});
  expect([read({ locale: 'en' }), read({ locale: 'pt' }), read({ locale: 'es' }), read()]).toEqual([
    'Hello.',
    'Olá.',
    'Hola.',
    'Hola.',
  ]);
});

test('a variable is set in the branch that is chosen, and by no other', () => {
  const text =
    '{{ $origin := .SiteURL }}{{ if eq (printf "%.10s" .RedirectTo) "https://b/" }}' +
    '{{ $origin = "https://b" }}{{ end }}{{ $origin }}';
  const read = (RedirectTo: string) => renderTemplate(text, { SiteURL: 'https://a', RedirectTo });
  expect([read('https://b/auth'), read('https://bad/auth'), read('https://a/')]).toEqual([
    'https://b',
    'https://a',
    'https://a',
  ]);
});

test('a template that asks for what is not there, or is cut off, is refused', () => {
  expect(() => renderTemplate('{{ .Password }}', {})).toThrow('.Password');
  expect(() => renderTemplate('{{ range .Data }}', {})).toThrow('range');
  expect(() => renderTemplate('{{ if eq (printf "%v" .Data.locale) "en" }}a', {})).toThrow('end');
});
