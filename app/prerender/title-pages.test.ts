import { expect, test } from 'vitest';
import { renderPage } from './prerender.tsx';

const assets = () => ({ boot: '/boot.js', preloads: [], fonts: [], css: { linked: [] } });

test('a title that TodoFP does not have shows the words of its decree, and credits the BOE', async () => {
  const html = await renderPage('/estudios/fp/ceramica-artistica', assets);
  expect(html).toContain('<li>Modelador de porcelana</li>');
  expect(html).toContain('Los puestos que nombra el Real Decreto 37/2010');
  expect(html).toContain('href="https://www.boe.es/eli/es/rd/2010/01/15/37"');
  expect(html).toContain('Basado en datos de la Agencia Estatal Boletín Oficial del Estado.');
  expect(html).not.toContain('TodoFP');
});

test('a title of TodoFP credits TodoFP alone', async () => {
  const html = await renderPage('/estudios/fp/confeccion-y-moda', assets);
  expect(html).toContain('Los puestos que nombra el propio título, según TodoFP.');
  expect(html).toContain('Salidas: TodoFP');
  expect(html).not.toContain('boe.es');
});
