/** Where Spain recognises a diploma and converts its marks; apart from other offices, which the calculators do without. */
export const ministryPage =
  'https://educacionfpydeportes.gob.es/gl/servicios-al-ciudadano/catalogo/general/05/051270/ficha/051270.html';
