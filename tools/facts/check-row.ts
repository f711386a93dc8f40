import { yearEnd } from '#domain/fact-age.ts';
import { editable, type Cells, type Column, type FactRow } from './fact-table.ts';
import { isAmbiguous, isDay, isPage, readExamples, readFigure } from './read-figure.ts';

/** What keeps a changed row from being written, in words for its owner; nothing where it may be. */
export function rowProblems(
  { place, cells: known }: FactRow,
  cells: Cells,
  changed: readonly Column[],
  today: string,
): string[] {
  const foreign = changed.filter((column) => !editable[place.kind].includes(column));
  return [
    ...foreign.map((column) => `«${column}» no se cambia en esta fila`),
    ...changed
      .filter((column) => cells[column].length > 2000)
      .map((column) => `«${column}» es demasiado largo`),
    ...(cells.forma === 'unknown' ? [] : sourceProblems(cells, today)),
    ...yearProblems(known, cells, place.kind),
    ...valueProblems(place, known, cells),
    ...(isNewFigure(changed) && !changed.includes('revisado') && cells.revisado !== today
      ? ['cambia la cifra o el año y no «revisado»: pon el día en que lo miraste']
      : []),
  ];
}

const isNewFigure = (changed: readonly Column[]) =>
  (['valor', 'hasta', 'forma', 'año'] as const).some((column) => changed.includes(column));

function missing(cells: Cells, columns: readonly Column[]): string[] {
  return columns.filter((column) => cells[column] === '').map((column) => `falta «${column}»`);
}

function sourceProblems(cells: Cells, today: string): string[] {
  const { marca, dirección, revisado, 'mirar antes de': next } = cells;
  const problems = missing(cells, ['fuente', 'dirección', 'marca', 'revisado', 'mirar antes de']);
  if (marca && !['V', 'S', 'U'].includes(marca)) problems.push('«marca» es V, S o U');
  // What nobody verified is printed nowhere: its page is still to be found.
  if (dirección && marca !== 'U' && !isPage(dirección)) {
    problems.push('«dirección» no es la página que lo dice (https, no una portada)');
  }
  if (revisado && !isDay(revisado)) problems.push('«revisado» no es un día (AAAA-MM-DD)');
  else if (revisado > today) problems.push('«revisado» está en el futuro');
  if (next && !isDay(next)) problems.push('«mirar antes de» no es un día (AAAA-MM-DD)');
  else if (next && revisado && next <= revisado) {
    problems.push('«mirar antes de» tiene que ser posterior a «revisado»');
  }
  return problems;
}

function yearProblems(known: Cells, cells: Cells, kind: FactRow['place']['kind']): string[] {
  const { año } = cells;
  const isPriced = known.año !== '' || cells.unidad.startsWith('EUR');
  if (año === '') return isPriced && cells.forma !== 'unknown' ? ['falta «año»'] : [];
  const end = yearEnd(año);
  if (end === undefined) return ['«año» no es un año (2026) ni un curso (2026-27)'];
  const years = [año.slice(0, 4), end.slice(0, 4)];
  const places = kind === 'fact' ? (['dónde (es)', 'dónde (en)'] as const) : [];
  return places
    .filter((column) => !years.some((year) => cells[column].includes(year)))
    .map((column) => `«${column}» no nombra el año ${año}`);
}

function valueProblems(place: FactRow['place'], known: Cells, cells: Cells): string[] {
  if (place.kind === 'way') return missing(cells, ['qué (es)', 'qué (en)']);
  if (place.kind === 'fact') {
    const words = ['valor', 'qué (es)', 'qué (en)', 'dónde (es)', 'dónde (en)'] as const;
    return [...missing(cells, words), ...factValueProblems(known, cells)];
  }
  const published = /^20\d\d(-\d\d){0,2}$/.test(cells.publicado);
  const when = published || cells.forma === 'unknown' ? [] : ['«publicado» no es una fecha'];
  if (place.price === 'citation') return when;
  return [
    ...when,
    ...(place.price === 'resident' ? residentProblems(cells) : foreignProblems(cells)),
  ];
}

function factValueProblems({ valor: before }: Cells, { valor, unidad }: Cells): string[] {
  if (valor === '' || unidad === 'text') return [];
  if (unidad === 'day') return isDay(valor) ? [] : ['«valor» no es un día (AAAA-MM-DD)'];
  return numberProblems('valor', valor, unidad !== 'grade' && valor !== before);
}

function numberProblems(column: Column, text: string, isWhole: boolean): string[] {
  if (text === '') return [`falta «${column}»`];
  if (isWhole && isAmbiguous(text)) {
    return [
      `«${column}» ${text} puede leerse de dos maneras: escribe ${text.replace(/[.,]/, '')} o dos decimales`,
    ];
  }
  return readFigure(text) === undefined
    ? [`«${column}» no es un número: ${text.slice(0, 40)}`]
    : [];
}

function residentProblems({ forma, unidad, valor, hasta }: Cells): string[] {
  const problems = [
    ...numberProblems('valor', valor, true),
    ...numberProblems('hasta', hasta, true),
  ];
  if (!['mean', 'single', 'range', 'from'].includes(forma)) {
    problems.push('«forma» es mean, single, range o from');
  }
  if (!['EUR/credit', 'EUR/year'].includes(unidad)) {
    problems.push('«unidad» es EUR/credit o EUR/year');
  }
  const [low, high] = [readFigure(valor), readFigure(hasta)];
  if (low !== undefined && high !== undefined && high < low) {
    problems.push('«hasta» es menor que «valor»');
  }
  return problems;
}

function foreignProblems({ forma, valor, hasta }: Cells): string[] {
  switch (forma) {
    case 'unknown':
    case 'more':
    case 'same':
      return valor === '' ? [] : [`con la forma ${forma} no hay «valor»`];
    case 'examples':
      return readExamples(valor)
        ? []
        : ['«valor» se escribe law=1015.20/6822.60 biomedicine=1240.80/8186.40'];
    case 'times':
    case 'up-to-times':
      return [
        ...numberProblems('valor', valor, true),
        ...(hasta === '' || /^20\d\d$/.test(hasta) ? [] : ['«hasta» es el año del coste completo']),
      ];
    default:
      return ['«forma» es examples, times, up-to-times, more, same o unknown'];
  }
}
