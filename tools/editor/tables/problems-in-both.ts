// What importers say of a file, which they say in Spanish, in English too.

export type Both = { readonly es: string; readonly en: string };

const english: readonly (readonly [spanish: RegExp, english: string])[] = [
  [/^no hay filas$/, 'there are no rows'],
  [/: está dos veces$/, ': stands twice'],
  [/^hay filas de varias listas: /, 'there are rows of several lists: '],
  [/: el código no tiene la forma de los del distrito$/, ': the code is none of the district’s'],
  [/: la universidad no es del distrito$/, ': the university is not of the district'],
  [/: no dice si es propio o adscrito$/, ': does not say whether it is own or affiliated'],
  [/: el tipo y el centro no concuerdan$/, ': kind and centre do not agree'],
  [/: el grado no tiene nombre$/, ': the degree has no name'],
  [/: otro grupo o convocatoria$/, ': another group or call'],
  [/: no dice si es la primera lista$/, ': does not say whether it is the first list'],
  [/: no dice el curso$/, ': does not say the course'],
  [/: no es una nota: /, ': is no grade: '],
  [/: no son notas: (\S*) a /, ': are no grades: $1 to '],
  [/: las plazas libres y la nota no concuerdan$/, ': free places and grade do not agree'],
  [/: marca U: .*$/, ': mark U: nobody has verified it, and it is not published'],
  [/: ninguna materia se llama /, ': no subject is called '],
  [/: no es un peso: /, ': is no weight: '],
  [/: no son plazas: /, ': are no places: '],
  [
    /: una universidad privada tiene plazas o notas$/,
    ': a private university has places or grades',
  ],
  [/: una universidad no tiene sigla$/, ': a university has no short name'],
  [/: el archivo no la trae$/, ': the file does not have it'],
  [/: tiene su propia tabla, /, ': has a table of its own, '],
  [/: ningún distrito se llama así$/, ': no region has that name'],
  [/: no dice la ciudad$/, ': does not say the city'],
  [/: no dice qué día se leyó$/, ': does not say on which day it was read'],
  [/: no dice la dirección del documento$/, ': does not say the address of the document'],
  [/: falta la nota$/, ': the grade is missing'],
  [/: la nota salta de (\S*) a /, ': the grade jumps from $1 to '],
  [/: el cambio salta de (\S*) a /, ': the rate jumps from $1 to '],
  [/^Esta tabla no se lee de un PDF: .*$/, 'This table is not read from a PDF: save it as CSV.'],
  [
    /^No es la lista de esta tabla: .*$/,
    'It is not the list of this table: no page has its headings.',
  ],
  [/^Di de dónde es el PDF: .*$/, 'Say where the PDF is from: its address.'],
  [/^El PDF no se puede leer: /, 'The PDF cannot be read: '],
  [/^faltan (\d+) de las (\d+) filas de antes$/, '$1 of the $2 rows of before are missing'],
];

export function inBoth(spanish: string): Both {
  const found = english.find(([pattern]) => pattern.test(spanish));
  return { es: spanish, en: found ? spanish.replace(found[0], found[1]) : spanish };
}
