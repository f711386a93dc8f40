// Words of tables as their owner reads them. A column that is not named here is told as the table calls it.

const columns: Readonly<Record<string, string>> = {
  academic_year: 'curso',
  branch: 'rama',
  call: 'convocatoria',
  checked: 'leído',
  campus: 'campus',
  centre: 'centro',
  city: 'ciudad',
  codes: 'códigos oficiales',
  degree: 'grado',
  degree_id: 'grado del catálogo',
  district: 'comunidad',
  free_places: 'plazas libres',
  grade: 'nota',
  group: 'grupo',
  kind: 'tipo de centro',
  lowest: 'la más baja',
  highest: 'la más alta',
  mark: 'marca',
  places_2020: 'plazas 2020-21',
  round: 'lista',
  source: 'fuente',
  university: 'universidad',
  url: 'dirección',
  weight: 'peso',
};

const values: Readonly<Record<string, string>> = {
  affiliated: 'adscrito',
  first: 'primera',
  last: 'última',
  no: 'no',
  own: 'propio',
  yes: 'sí',
};

export function columnInSpanish(column: string): string {
  return columns[column] ?? column;
}

/** A dash where nothing stands. */
export function valueInSpanish(value: string): string {
  return values[value] ?? (value || '–');
}
