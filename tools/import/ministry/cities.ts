// Cities as people write them.

const small = / (De|Del|El|La|Las|Les|Los|Dels|Sa|I|Y) /g;

/**
 * `Almunia De Doña Godina (La)` is `La Almunia de Doña Godina`, `Elche/Elx` is `Elche`; a centre in several is
 * `Ontinyent, Valencia`.
 */
export function cityOf(cell: string): string {
  return cell.split(' / ').map(oneCity).join(', ');
}

function oneCity(cell: string): string {
  const said = cell.trim();
  if (said.startsWith('Donostia/')) return 'Donostia-San Sebastián';
  const [own = ''] = said.split('/');
  const [, name = own, article = ''] = /^(.*) \((.*)\)$/.exec(own) ?? [];
  // Twice: two small words beside each other share a blank.
  return `${article} ${name}`
    .trim()
    .replaceAll(small, (word) => word.toLowerCase())
    .replaceAll(small, (word) => word.toLowerCase())
    .replaceAll("'", '’');
}
