// The careers that matching needs, and no words: two profiles from O*NET and what one has to study for them in Spain.
// Chosen so that nearly everybody finds several (docs/decisions/016). Figures are facts of the O*NET database:
// interests of February 2026 or November 2023, work values of its version 29.3; `content/catalog/credit.ts` credits them.
//
// Fields are our judgement, from what a career's page says one does, made before any score, simulation or agreement was looked
// at; no figure has changed one since. The rule: what one does most of the day, one to four; first the field that tells the
// career from its neighbours of like figures, then what fills the rest. The letter of a field need not be high in the
// figures. Handwork that no field names goes to `making` (clay, gold, dentures), wood to `building` too, research about
// people to `people`, laws of nature to `physical`. Where a day is one thing, one field is enough: a second that is half
// true would blur it. Above each family stands what tells its careers apart.
import type { InterestField } from '#domain/instruments/interests/fields.ts';
import type { Career, StudyLevel } from '#domain/matching/career.ts';
import type { FamilyId } from './families.ts';

type Six = readonly [number, number, number, number, number, number];

export type CatalogCareer = Career & { readonly family: FamilyId };

/** Interests in the order R I A S E C; values: achievement, independence, recognition, relationships, support, conditions. */
function career(
  id: string,
  family: FamilyId,
  levels: readonly [StudyLevel, StudyLevel?],
  fields: readonly InterestField[],
  [R, I, A, S, E, C]: Six,
  values?: Six,
): CatalogCareer {
  const [level, alsoVia] = levels;
  const interests = { R, I, A, S, E, C };
  const base = { id, family, level, interests, fields };
  const way = alsoVia ? { ...base, alsoVia } : base;
  if (!values) return way;
  const [achievement, independence, recognition, relationships, support, conditions] = values;
  return {
    ...way,
    values: { achievement, independence, recognition, relationships, support, conditions },
  };
}

// prettier-ignore
export const careers: readonly CatalogCareer[] = [
  // Health: treating (`health`) or looking after (`care`); medicine asks for biology, and a therapy for its means.
  career('medicina-de-familia', 'health', ['university'], ['health', 'life'], [3.75, 6.08, 1.45, 6.21, 2.34, 3.95], [6.33, 6.33, 6.33, 6.67, 5, 6]),
  career('medicina-interna', 'health', ['university'], ['life', 'health'], [4.43, 6.81, 1.44, 6.08, 2.1, 3.63], [6.33, 6.33, 6.33, 6.33, 5.33, 6]),
  career('pediatria', 'health', ['university'], ['health', 'care', 'life'], [3.64, 6.18, 1.88, 6.64, 2.54, 3.58], [6.67, 6.33, 6.67, 6.67, 4.67, 6]),
  career('psiquiatria', 'health', ['university'], ['people', 'health', 'life'], [2.3, 6.59, 2.65, 5.83, 1.95, 3.6], [6.33, 6.33, 6.33, 6.33, 4.33, 6.17]),
  career('odontologia', 'health', ['university'], ['health', 'life', 'making'], [5.23, 5.48, 1.17, 4.41, 2, 3.71], [6, 6.67, 5.67, 6, 3.33, 5.83]),
  career('enfermeria', 'health', ['university'], ['health', 'care', 'life'], [3.46, 4.71, 1.34, 5.57, 2.38, 4.75], [5.33, 5.33, 4.67, 6.33, 6, 4.83]),
  career('matroneria', 'health', ['university'], ['health', 'care'], [3.24, 4.25, 1.94, 5.96, 2.97, 3.4], [5.67, 5.33, 5, 6.67, 4, 5]),
  career('cuidados-auxiliares-de-enfermeria', 'health', ['vocational'], ['care', 'health'], [4.58, 2.72, 1, 5.7, 1.77, 4.24], [3, 2.33, 2.33, 5.67, 4.67, 3.17]),
  career('emergencias-sanitarias', 'health', ['vocational'], ['rescue', 'health'], [5.46, 4.57, 1, 5.56, 1.56, 3.76]),
  career('atencion-a-la-dependencia', 'health', ['vocational'], ['care'], [3.51, 1.8, 1.79, 6.19, 2.55, 3.92], [4, 3.33, 2.67, 5.67, 4, 3]),
  career('cuidados-en-salud-mental', 'health', ['vocational'], ['care', 'health', 'people'], [3.29, 4.57, 2.12, 6.93, 1.46, 3.46], [3.67, 4, 3, 6, 5.33, 4]),
  career('fisioterapia', 'health', ['university'], ['health', 'groups', 'life'], [4.33, 4.87, 2.17, 5.91, 2.49, 3.07], [5.67, 5.33, 5.67, 6.67, 4.67, 5.33]),
  career('terapia-ocupacional', 'health', ['university'], ['health', 'care'], [3.57, 4.23, 3.07, 6.08, 1.83, 3.12], [6, 5.67, 4.33, 7, 5, 5.83]),
  career('logopedia', 'health', ['university'], ['health', 'teaching'], [2.62, 5.57, 3, 6.09, 1.44, 4.03], [5.67, 5.33, 4.67, 6.67, 4, 5.17]),
  career('podologia', 'health', ['university'], ['health', 'life', 'making'], [5.29, 5.77, 1.72, 4.94, 2.14, 3.27], [6, 6, 5.67, 6, 4.67, 5.5]),
  career('optica-y-optometria', 'health', ['university'], ['health', 'physical'], [4.8, 5.78, 1.6, 5.02, 2.27, 3.92], [6, 5.67, 6, 6, 4.67, 6.17]),
  career('musicoterapia', 'health', ['university'], ['music', 'health', 'care'], [2.36, 4.18, 4.76, 5.23, 2.51, 3.15], [6, 5.67, 4.67, 7, 3.33, 4.67]),
  career('arteterapia', 'health', ['university'], ['image', 'health', 'care'], [2.99, 3.67, 5.49, 5.64, 2.32, 2.86], [5.67, 5.33, 4.33, 7, 3.67, 4.5]),
  career('atencion-al-paciente', 'health', ['vocational'], ['community', 'health', 'records'], [1.27, 4.06, 1.59, 6.62, 3.12, 3.83], [4.67, 4.33, 3.67, 6.33, 4.67, 4.33]),
  // Pharmacy and labs: the patient is met or is a sample; then devices, checking and records fill the day.
  career('audioprotesis', 'diagnostics', ['vocational'], ['health', 'machines', 'selling'], [3.87, 4.38, 1.73, 4.55, 1.73, 4.4], [4.67, 4.67, 3.67, 5.67, 4.33, 4.83]),
  career('ortoprotesis', 'diagnostics', ['vocational'], ['making', 'health', 'machines'], [6, 5.1, 1.99, 4.3, 1.56, 3.58], [5.67, 6, 4.67, 6, 5.33, 5.67]),
  career('farmacia', 'diagnostics', ['university'], ['health', 'life', 'physical', 'checking'], [2.82, 5.67, 1.48, 4.88, 2.62, 4.56], [4.67, 4.67, 5.67, 5, 5.33, 4.67]),
  career('nutricion-y-dietetica', 'diagnostics', ['university'], ['health', 'life', 'making'], [3.03, 4.8, 2.4, 5.5, 3.42, 3.35], [5, 5.67, 5, 6, 4, 4.67]),
  career('analisis-clinicos', 'diagnostics', ['university'], ['life', 'checking'], [5.81, 6.15, 1.13, 2.77, 1.51, 4.99], [4.33, 4.67, 3.67, 4.33, 5.67, 3.83]),
  career('atencion-en-farmacia', 'diagnostics', ['vocational'], ['health', 'records', 'selling'], [4.21, 2.99, 1, 3.32, 2.52, 7], [3, 3, 3, 5.33, 5, 2.83]),
  career('laboratorio-clinico', 'diagnostics', ['vocational'], ['life', 'checking', 'machines'], [6.01, 5.89, 1, 2.88, 1, 4.85], [3, 3.67, 2.67, 4.33, 5.33, 3.33]),
  career('diagnostico-por-imagen', 'diagnostics', ['vocational'], ['machines', 'health', 'physical'], [5.9, 4.88, 1, 3.41, 1, 5.08], [4.17, 4.67, 3.5, 5.67, 5.5, 4.25]),
  career('higiene-bucodental', 'diagnostics', ['vocational'], ['health', 'teaching'], [5.27, 4.52, 1.12, 5.35, 1.73, 4.31], [4.33, 4.67, 3.67, 6.67, 5, 4.5]),
  career('protesis-dentales', 'diagnostics', ['vocational'], ['making', 'health', 'machines'], [6.61, 4.46, 1.52, 2.67, 1, 4.12], [3.67, 4.33, 3.33, 3.67, 5.33, 4.17]),
  career('documentacion-sanitaria', 'diagnostics', ['vocational'], ['records', 'checking', 'life'], [2.86, 4.33, 1, 3.41, 1.88, 6.95]),
  // Psychology and social work: understanding people, standing by them, or organizing what helps them.
  career('psicologia-clinica', 'social', ['university'], ['people', 'health'], [1.05, 5.58, 3.06, 6.57, 2.65, 3.49], [5.83, 6, 5.33, 6.83, 3.17, 5.75]),
  career('psicologia-del-trabajo', 'social', ['university'], ['people', 'leading'], [1.05, 5.34, 3.13, 3.99, 4.71, 4.28], [5.67, 5.67, 4.67, 6, 5, 6.17]),
  career('orientacion-educativa', 'social', ['university'], ['teaching', 'people', 'community'], [1, 3.3, 3.13, 7, 3.92, 4.09], [5.33, 4.67, 4.67, 7, 3.67, 5]),
  career('trabajo-social', 'social', ['university'], ['community', 'care', 'rules'], [1.7, 3.32, 2.9, 6.85, 2.94, 3.57], [6, 5.33, 3.67, 6.67, 4.67, 5]),
  career('atencion-a-las-adicciones', 'social', ['university'], ['care', 'people', 'community'], [1.59, 3.81, 2.59, 6.66, 2.71, 3.16], [5.33, 5, 5, 6.67, 4, 4.33]),
  career('reinsercion-social', 'social', ['university'], ['law', 'community', 'records'], [2.35, 3.44, 2.15, 5.56, 3.92, 4.18], [4, 3.67, 3.67, 5.33, 6, 4.67]),
  career('gestion-de-entidades-sociales', 'social', ['university'], ['leading', 'community', 'planning'], [1, 2.17, 2.43, 5.43, 6.97, 4.21], [5.33, 5.67, 5, 6.33, 4.33, 5.5]),
  career('integracion-social', 'social', ['vocational'], ['community', 'care', 'groups'], [1.28, 2.8, 1.95, 6.09, 3.61, 4.57], [3.67, 4, 3.33, 6, 5, 3.5]),
  career('preparacion-laboral', 'social', ['vocational', 'university'], ['community', 'teaching'], [1.23, 3.27, 2.98, 6.8, 3.56, 3.26], [5.67, 4, 4, 6, 4.67, 4]),
  career('animacion-sociocultural', 'social', ['vocational', 'university'], ['groups', 'community', 'planning'], [3.75, 1.98, 3.05, 4.9, 4.51, 3.46], [4.67, 5.67, 3, 6, 4.67, 3.67]),
  career('animacion-en-residencias', 'social', ['vocational'], ['groups', 'care'], [3.69, 4.32, 2.87, 6.82, 2.51, 2.67], [5, 4.67, 4, 7, 3.67, 4.17]),
  career('ensenanza-de-talleres', 'social', ['vocational'], ['teaching', 'making'], [2.51, 2.97, 4.18, 7, 3.2, 3.08], [4.67, 5.67, 4.33, 6, 3, 4]),
  career('salud-comunitaria', 'social', ['vocational', 'university'], ['community', 'health', 'teaching'], [2, 3.49, 2.22, 6.58, 3.53, 3.38], [6, 6, 4.33, 7, 4.33, 4.5]),
  // Education: everybody teaches; whom and what tells them apart.
  career('magisterio-de-educacion-infantil', 'teaching', ['university'], ['teaching', 'care'], [2.68, 3.11, 3.99, 7, 2.48, 3.8], [5.33, 5, 4.33, 6.67, 3.67, 5]),
  career('magisterio-de-educacion-primaria', 'teaching', ['university'], ['teaching', 'groups'], [2.64, 3.35, 3.87, 7, 2.57, 3.78], [5.67, 5.33, 4.33, 6.33, 5, 5]),
  career('profesorado-de-secundaria', 'teaching', ['university'], ['teaching'], [2.73, 3.19, 3.77, 7, 2.9, 3.61], [5.67, 5, 4, 7, 4.67, 5.33]),
  career('educacion-especial', 'teaching', ['university'], ['teaching', 'care'], [2.27, 3.94, 3.65, 7, 1.77, 3.48]),
  career('ensenanza-de-idiomas-y-personas-adultas', 'teaching', ['university'], ['teaching', 'words', 'community'], [2.32, 3.14, 3.91, 7, 2.85, 3.38], [5, 5, 4.67, 6, 3.67, 4.67]),
  career('pedagogia', 'teaching', ['university'], ['teaching', 'people', 'planning'], [1.62, 4.04, 3.56, 6.16, 4.26, 3.98], [5.67, 6, 4.67, 6, 3, 4.83]),
  career('profesorado-de-musica-y-artes', 'teaching', ['university'], ['music', 'teaching', 'stage', 'image'], [3.03, 4.14, 5.73, 6.99, 2.12, 2.61], [5.67, 6, 4.67, 6, 4.67, 5.83]),
  career('educacion-infantil-de-cero-a-tres', 'teaching', ['vocational'], ['care', 'teaching'], [2.94, 2.76, 3.98, 7, 2.49, 3.61], [4.67, 4.33, 3, 6.33, 3.67, 3.67]),
  career('docencia-de-formacion-profesional', 'teaching', ['vocational', 'university'], ['teaching', 'machines'], [3.75, 4.15, 3.15, 6.61, 2.11, 3.29], [5, 5, 4.33, 5, 3, 4.33]),
  career('apoyo-educativo', 'teaching', ['vocational'], ['care', 'teaching'], [1.98, 3.29, 3.34, 7, 2.14, 3.57]),
  // Law, humanities and social sciences: laws and power, or people and their past, or what is kept of it.
  career('abogacia', 'society', ['university'], ['law', 'rules', 'words'], [1.12, 4.38, 2.4, 3.48, 5.51, 4.59], [6, 6, 6.33, 4, 4.33, 6]),
  career('judicatura', 'society', ['university'], ['law', 'rules'], [2.33, 3.81, 2.19, 3.96, 5.27, 4.11], [6.33, 7, 6.33, 6.67, 4.33, 6.33]),
  career('mediacion-de-conflictos', 'society', ['university'], ['law', 'people', 'community'], [1.12, 3.61, 2.25, 4.24, 4.63, 4.33], [5.33, 5.33, 5, 6.33, 3.33, 4.5]),
  career('sociologia', 'society', ['university'], ['people', 'computing'], [1.56, 6.5, 3.99, 4.36, 3.08, 3.6], [5.67, 5.67, 5.33, 3.33, 2.67, 5.17]),
  career('ciencia-politica', 'society', ['university'], ['law', 'people'], [1, 6.71, 3.87, 3.42, 3.61, 3.52], [5.67, 5, 5.33, 3.33, 2.33, 5.67]),
  career('economia', 'society', ['university'], ['people', 'computing', 'numbers'], [1.35, 7, 2.43, 2.4, 3.93, 4.53], [5, 5.33, 5, 2.33, 3.33, 5.67]),
  career('gobierno-y-politica', 'society', ['university'], ['law', 'leading', 'community'], [1.54, 3.35, 2.7, 3.69, 5.52, 3.62], [5.33, 5, 5, 5.67, 4, 4.33]),
  career('historia', 'society', ['university'], ['people', 'words'], [2.39, 5.32, 3.7, 3.22, 2.35, 4.87], [5, 5, 5, 5, 3, 4.5]),
  career('arqueologia-y-antropologia', 'society', ['university'], ['people', 'land'], [3.99, 6.84, 4.21, 3.67, 1.63, 3.19], [5.83, 5.5, 5.17, 4.67, 3, 5.17]),
  career('conservacion-de-museos', 'society', ['university'], ['records', 'people', 'image'], [2.47, 3.43, 2.98, 3.82, 3.84, 5.36], [5.67, 6, 5, 4, 3.33, 5.33]),
  career('restauracion-de-obras-de-arte', 'society', ['university'], ['image', 'making', 'physical'], [5.67, 3.21, 3.14, 2.64, 1.51, 4.58], [4.67, 4.33, 3.67, 4.67, 4.33, 4.33]),
  career('archivos', 'society', ['university'], ['records', 'people'], [2.88, 4.72, 2.89, 2.96, 1.83, 5.97], [4.67, 5, 4.33, 4.33, 3, 3.5]),
  // Security and emergencies: going there, proving what happened, or keeping it from happening.
  career('investigacion-criminal', 'security', ['university'], ['law', 'people', 'checking'], [4.18, 4.9, 1.2, 2.73, 4.04, 4.83], [5.17, 5, 4.83, 4.33, 4.83, 5.17]),
  career('criminalistica', 'security', ['university'], ['physical', 'life', 'checking'], [5.18, 5.94, 1.77, 1.5, 1.59, 4.98], [4, 4, 4.33, 3, 5.33, 3.83]),
  career('policia', 'security', ['university'], ['rescue', 'law', 'rules'], [5.36, 2.76, 1.07, 3.45, 4.08, 4.35], [5.67, 5.67, 5.17, 5.67, 5.67, 4.75]),
  career('extincion-de-incendios', 'security', ['vocational'], ['rescue', 'machines'], [6.49, 2.92, 1.31, 3.39, 3.01, 3.47], [5.5, 4.67, 4.83, 5.67, 5.83, 4.5]),
  career('prevencion-de-riesgos-laborales', 'security', ['university', 'vocational'], ['checking', 'rules', 'teaching'], [4.45, 4.98, 1.28, 3.45, 3.2, 4.7], [5, 5, 4.67, 4.67, 5.67, 5.17]),
  // Languages, communication and media: what it is made of (text, pictures, sound) and for whom.
  career('traduccion-e-interpretacion', 'communication', ['university'], ['words', 'people'], [1.89, 3.19, 4.28, 3.48, 1.9, 4.79], [3.67, 3.67, 4, 5.33, 3.67, 4.17]),
  career('edicion', 'communication', ['university'], ['words', 'checking', 'leading'], [1.03, 2.9, 5.39, 2.56, 4.13, 4.68], [5.33, 6, 5, 4.33, 4, 4.33]),
  career('escritura', 'communication', ['university'], ['words'], [1, 3.25, 6.68, 2.86, 4.75, 3.34], [5, 3.67, 3.67, 4, 4.33, 4.17]),
  career('guion-y-poesia', 'communication', ['university'], ['words', 'stage'], [1.17, 3.58, 7, 2.83, 3.17, 2.88], [6, 5.67, 5, 2.67, 2, 4.83]),
  career('periodismo', 'communication', ['university'], ['words', 'people', 'law'], [1.47, 4.16, 5.09, 2.8, 3.95, 3.64], [5.67, 5.17, 5.5, 4.83, 3.67, 4.75]),
  career('relaciones-publicas', 'communication', ['university'], ['words', 'selling', 'planning'], [1, 2.72, 4.68, 3.94, 5.82, 3.45], [5.67, 5.67, 4.67, 5.33, 4.67, 5.33]),
  career('direccion-y-produccion-audiovisual', 'communication', ['university', 'vocational'], ['image', 'stage', 'leading', 'planning'], [2.13, 2.24, 6.14, 3.12, 5.78, 3.56], [5.83, 6.33, 6, 5.17, 2.83, 5.08]),
  career('montaje-audiovisual', 'communication', ['university', 'vocational'], ['image'], [3.14, 1.91, 5.61, 1.96, 3.08, 3.75], [5, 5.33, 5, 2.67, 2.67, 4.5]),
  career('sonido', 'communication', ['vocational'], ['music', 'machines'], [5.14, 2.68, 4.45, 1.69, 2.16, 4.22], [5.33, 6, 4.67, 5.67, 3, 4.83]),
  career('camara', 'communication', ['vocational'], ['image', 'machines'], [4.89, 2, 5.04, 1.8, 2.28, 3.65], [3.67, 4.33, 4, 4.33, 4.67, 4]),
  career('fotografia', 'communication', ['vocational', 'university'], ['image'], [5.54, 2.18, 5.28, 1.94, 2.28, 3.35], [4.33, 5, 3.67, 4.67, 2.67, 3.5]),
  // Music, dance and theatre: music or the stage, and whether one performs, makes or leads.
  career('interpretacion-musical', 'performing', ['university'], ['music', 'stage'], [2.87, 1.53, 6.66, 3.41, 3.42, 2.17], [5.33, 3.33, 4.33, 5.67, 2, 3.92]),
  career('composicion-y-direccion-musical', 'performing', ['university'], ['music', 'leading'], [2.07, 2.28, 7, 3.04, 4.82, 2.63], [6.33, 5.5, 5.17, 4.83, 3.17, 4.42]),
  career('arte-dramatico', 'performing', ['university'], ['stage', 'words'], [2.29, 2.16, 7, 4.08, 4, 1.81], [5.67, 4.67, 4.67, 6, 2, 4.17]),
  career('danza', 'performing', ['university'], ['stage', 'music'], [4.83, 1.43, 6.39, 3.65, 3.18, 1.61], [5.33, 3.67, 4, 5, 3, 4]),
  career('coreografia', 'performing', ['university'], ['stage', 'music', 'teaching'], [3.63, 2.22, 7, 3.96, 3.77, 2.13], [6, 5.67, 5.33, 5.67, 2, 4.17]),
  career('escenografia', 'performing', ['university'], ['stage', 'design', 'building'], [3.7, 2.75, 6.69, 3.04, 3.93, 3.27], [5.67, 5, 3.67, 3.33, 3.67, 4.67]),
  // Design and visual arts: things that are used are `design`, things that are looked at are `image`; then the matter.
  career('diseno-grafico', 'design', ['university', 'vocational'], ['design', 'image'], [3.38, 2.86, 7, 2.16, 3.43, 3.92], [5.67, 5.33, 4.67, 4, 4, 4.5]),
  career('diseno-industrial', 'design', ['university'], ['design', 'machines'], [4.62, 4.06, 5.54, 1.84, 3.7, 3.47], [5, 4.67, 4.67, 5, 4.33, 4.67]),
  career('diseno-de-moda', 'design', ['university', 'vocational'], ['design', 'making'], [4.34, 2.17, 7, 2.35, 3.96, 2.94], [5.67, 5.33, 4.67, 4, 2, 5.33]),
  career('bellas-artes', 'design', ['university'], ['image', 'making'], [4.05, 2.68, 7, 2.28, 2.37, 2.34], [5.67, 5.67, 4.67, 4, 2, 4.67]),
  career('animacion-y-efectos-visuales', 'design', ['university', 'vocational'], ['image', 'computing'], [3.71, 2.77, 7, 2.18, 2.62, 3.13], [5, 5.67, 4.33, 4.33, 3.33, 4.83]),
  career('direccion-de-arte', 'design', ['university'], ['design', 'image', 'leading'], [2.95, 2.69, 7, 2.88, 5.24, 3.6], [6, 6.33, 5, 3.67, 3.33, 5.83]),
  career('diseno-de-videojuegos', 'design', ['university'], ['design', 'computing', 'image'], [2.77, 4.15, 6.38, 2.3, 3.92, 3.85], [6, 6, 4.33, 3, 3.67, 5.17]),
  career('diseno-de-interiores', 'design', ['university', 'vocational'], ['design', 'building'], [4.12, 3.07, 5.56, 2.68, 3.7, 3.82], [5.67, 5.67, 4.33, 5, 2.33, 4.5]),
  // Crafts, fashion and personal image: handwork, and what it shapes.
  career('joyeria', 'crafts', ['vocational'], ['making', 'design'], [6.59, 2.6, 3.7, 1.03, 1.51, 3.35], [3.67, 2.5, 3.17, 3, 3.17, 3.83]),
  career('ceramica', 'crafts', ['vocational'], ['making', 'image'], [5.89, 1.85, 5.93, 1.68, 2.86, 2.66], [6, 5.33, 3, 1.67, 2, 3.67]),
  career('ebanisteria', 'crafts', ['vocational'], ['building', 'making'], [7, 2.05, 2.5, 1.11, 1.23, 3.38], [3.33, 3.33, 2.67, 4.33, 3.67, 3.17]),
  career('patronaje', 'crafts', ['vocational'], ['making', 'design'], [5.65, 1.34, 5.4, 1.31, 1.45, 4.17], [3.33, 3.67, 2.33, 4, 4, 3.67]),
  career('peluqueria', 'crafts', ['vocational'], ['making', 'design', 'care'], [5.4, 1.54, 3.24, 3.72, 3.25, 3.92], [4, 5, 2.67, 6.33, 2, 3.17]),
  career('estetica', 'crafts', ['vocational'], ['care', 'making', 'selling'], [5.48, 2.04, 2.95, 4.18, 3.12, 3.37], [4.67, 5, 3.33, 5, 3.33, 3.5]),
  career('maquillaje-y-caracterizacion', 'crafts', ['vocational'], ['stage', 'image'], [4.33, 1.37, 6.72, 3, 3.08, 3.01], [4, 3.67, 3.67, 4.67, 2, 4.17]),
  // Architecture and construction: what is built, and whether it is drawn, calculated or led.
  career('arquitectura', 'building', ['university'], ['building', 'design'], [4.92, 3.88, 4.13, 2.53, 3.65, 4.44], [5.67, 6, 5.67, 3.67, 4.33, 5.5]),
  career('paisajismo', 'building', ['university'], ['land', 'design'], [5.42, 4.73, 4.68, 2.67, 3.65, 3.7], [5, 5.67, 4.67, 3.33, 3, 5.17]),
  career('urbanismo', 'building', ['university'], ['planning', 'people', 'law', 'building'], [3.22, 5.31, 3.06, 3.03, 4.46, 3.96], [5, 4.33, 4.67, 5.33, 3.67, 5]),
  career('direccion-de-obra', 'building', ['university'], ['building', 'leading', 'planning'], [4.68, 3.18, 1.7, 2.35, 5.73, 4.8], [5.33, 5.67, 4.67, 5, 5.33, 5.83]),
  career('ingenieria-civil', 'building', ['university'], ['building', 'physical'], [6.43, 5.15, 2.21, 1.69, 2.66, 4.61], [5.33, 6, 5.33, 4, 4.67, 5.5]),
  career('delineacion', 'building', ['vocational'], ['design', 'building'], [5.54, 4.23, 4.48, 1.55, 1.53, 4.89], [3.83, 3.5, 3.83, 3.33, 4.17, 4.08]),
  // Engineering: machines and the science behind them; the branch says which.
  career('ingenieria-mecanica', 'engineering', ['university'], ['machines', 'physical'], [6.39, 5.12, 2.02, 1.22, 1.97, 4.83], [5.33, 5.33, 5.67, 4.67, 4.67, 5.17]),
  career('ingenieria-industrial', 'engineering', ['university'], ['planning', 'machines', 'checking'], [4.96, 4.99, 1.58, 1.37, 3.29, 5.35], [5.33, 5.67, 5.67, 3.67, 5, 5.33]),
  career('ingenieria-quimica', 'engineering', ['university'], ['physical', 'machines'], [6.27, 5.75, 1.8, 1.02, 1.85, 4.54], [5.33, 5.33, 5.67, 4, 4, 5.33]),
  career('ingenieria-aeroespacial', 'engineering', ['university'], ['physical', 'machines', 'computing'], [5.65, 6.05, 2.35, 1.25, 2.52, 4.44], [5, 5.33, 5.33, 4.33, 5, 5.5]),
  career('ingenieria-biomedica', 'engineering', ['university'], ['life', 'machines', 'health'], [5.44, 6.75, 2.11, 2.45, 1.84, 4.48], [5.33, 6, 5, 5, 5, 5.33]),
  career('robotica', 'engineering', ['university'], ['machines', 'computing'], [6.18, 5.61, 1.79, 1.49, 1.79, 4.48], [5.33, 5.67, 5, 3.33, 5, 5.67]),
  career('ingenieria-electrica', 'engineering', ['university'], ['physical', 'machines', 'building'], [6.02, 5.45, 2.12, 1.72, 2.44, 4.43], [5.67, 5.33, 5.33, 4.33, 4.33, 5.5]),
  career('ingenieria-electronica', 'engineering', ['university'], ['machines', 'physical', 'computing'], [6.24, 5.81, 2.03, 1.59, 1.62, 4.68], [5.33, 5.33, 5.67, 3.33, 4.67, 5.67]),
  career('energias-renovables', 'engineering', ['university', 'vocational'], ['physical', 'machines', 'land'], [5.97, 5.02, 2.11, 1.9, 3.05, 3.96], [6, 5.33, 5.33, 3, 3.33, 5.67]),
  // Manufacturing and mechanics: machines all day; some are programmed, some joined, some measured.
  career('mecanizado', 'manufacturing', ['vocational'], ['machines', 'checking'], [7, 3.7, 1.95, 1.16, 1.21, 4.4], [2.67, 3.33, 2.67, 2, 5.33, 3.33]),
  career('soldadura', 'manufacturing', ['vocational'], ['machines', 'building'], [7, 2.08, 1.4, 1.08, 1.53, 3.65], [2.5, 2.83, 2.5, 3.17, 4.83, 3.17]),
  career('robotica-industrial', 'manufacturing', ['vocational'], ['machines', 'computing'], [6.94, 3.88, 1, 1.13, 1.37, 4.67], [5, 5, 5, 3.67, 5.67, 5.33]),
  career('automocion', 'manufacturing', ['vocational'], ['machines'], [7, 3.58, 1, 1.45, 1.6, 4.31], [3.67, 4.33, 3, 3.83, 4.33, 3.58]),
  career('mantenimiento-de-aviones', 'manufacturing', ['vocational'], ['machines', 'checking'], [6.7, 3.81, 1, 1.31, 1.84, 4.7], [4, 3.67, 3.33, 4.33, 6, 4.67]),
  career('analisis-quimico', 'manufacturing', ['vocational'], ['physical', 'checking'], [5.45, 5.8, 1.51, 1.64, 1.13, 5.25], [3.33, 3.67, 3, 4.33, 5.33, 3.67]),
  // Installations: on a building site or in somebody's house, with devices.
  career('electricidad', 'installations', ['vocational'], ['building', 'machines'], [7, 2.7, 1.24, 1.32, 1.81, 4.09], [4.33, 5.33, 3.33, 3.67, 5, 4.17]),
  career('fontaneria-y-calefaccion', 'installations', ['vocational'], ['building', 'machines'], [7, 2.2, 1, 1.16, 1, 3.72], [3.5, 4.67, 3, 4.67, 4.5, 4.08]),
  career('instalaciones-solares', 'installations', ['vocational'], ['building', 'machines'], [7, 2.65, 1.39, 1.19, 1.73, 4.08], [4, 3.33, 3, 3, 4, 3.5]),
  career('instalaciones-de-telecomunicaciones', 'installations', ['vocational'], ['machines', 'building'], [6.43, 2.42, 1, 1.81, 1.6, 4.83], [4, 5, 2.67, 4.33, 5.67, 4.83]),
  // Computing and data: computing all day; beside it devices, design, numbers, or the people who are helped.
  career('desarrollo-de-software', 'computing', ['university', 'vocational'], ['computing'], [3.61, 6.05, 2.37, 1.81, 1.87, 5.62]),
  career('ciencia-de-datos', 'computing', ['university'], ['computing', 'numbers'], [2.17, 6.98, 2.61, 1.66, 1.71, 5.39]),
  career('ciberseguridad', 'computing', ['university'], ['computing', 'checking', 'rules'], [3.56, 5.4, 1.34, 2.11, 2.85, 6.08], [4.67, 5.33, 4.33, 4.33, 5.33, 5.67]),
  career('inteligencia-artificial', 'computing', ['university'], ['computing'], [3.74, 7, 2.95, 2, 2.49, 4.8], [5.67, 5.33, 5.33, 3.67, 4.67, 5.67]),
  career('diseno-de-interfaces', 'computing', ['university'], ['design', 'computing', 'people'], [2.59, 4.88, 4.48, 2.2, 3.13, 4.4]),
  career('redes-y-telecomunicaciones', 'computing', ['university'], ['computing', 'machines'], [4.04, 5.28, 2.25, 2.17, 3.2, 5.06], [6, 5.33, 4.33, 2.67, 4.33, 5.33]),
  career('desarrollo-web', 'computing', ['vocational'], ['computing', 'design'], [2.98, 5.01, 3.13, 2.22, 2.96, 5.03], [5, 5.67, 5, 4, 4.33, 5.33]),
  career('administracion-de-sistemas', 'computing', ['vocational'], ['computing', 'machines', 'checking'], [4.19, 4.04, 1, 2.22, 3.46, 6.18], [4.67, 4.33, 4.67, 4, 5.33, 5.5]),
  career('soporte-informatico', 'computing', ['vocational'], ['computing', 'machines', 'teaching'], [4.13, 3.77, 1, 3.31, 2.36, 6.02], [5, 5, 4.33, 5.33, 5, 5.17]),
  // Science and mathematics: which part of the world is asked, and whether with a formula or a sample.
  career('matematicas', 'science', ['university'], ['computing'], [3.22, 7, 3.23, 1.95, 1.11, 5.03], [6, 5.33, 5.67, 2, 2.33, 5.33]),
  career('estadistica', 'science', ['university'], ['computing', 'numbers'], [2.14, 6.58, 1.77, 1.71, 1.82, 6.03], [5.33, 5.67, 5, 4.67, 3, 4.67]),
  career('fisica', 'science', ['university'], ['physical', 'computing'], [4.94, 7, 2.75, 2.12, 1.77, 4.8], [6, 6, 6.33, 2.67, 3.67, 6.17]),
  career('quimica', 'science', ['university'], ['physical'], [5.67, 6.71, 1.52, 1.14, 1.6, 4.81], [5.67, 5.33, 5, 3, 4.67, 5.17]),
  career('biologia', 'science', ['university'], ['life'], [4.11, 7, 2.4, 2.62, 2.76, 4.45], [5.67, 4.67, 5.33, 4.33, 3, 4.33]),
  career('bioquimica', 'science', ['university'], ['life', 'physical'], [5.11, 7, 2.61, 2.15, 1.83, 3.64], [5.67, 5, 6, 3.67, 3.67, 5.67]),
  career('zoologia', 'science', ['university'], ['life', 'land'], [5.43, 6.99, 2.31, 2.55, 2.33, 3.7], [5.33, 3.67, 5, 3, 3, 4.83]),
  career('investigacion-biomedica', 'science', ['university'], ['life', 'health'], [4.27, 7, 2.42, 3.29, 2.22, 3.7], [5.67, 5.67, 5.67, 4.33, 3.33, 5.5]),
  career('epidemiologia', 'science', ['university'], ['life', 'people', 'computing'], [2.82, 7, 2.19, 4.11, 2.37, 3.63], [5.67, 5.33, 5.33, 5, 4.33, 4.5]),
  // Earth and environment: outdoors, with a science, a duty or a group.
  career('geologia', 'environment', ['university'], ['physical', 'land'], [5.59, 7, 2.72, 2.24, 1.65, 4.16], [5.33, 5.67, 5.33, 3.33, 2.33, 5.33]),
  career('ciencias-ambientales', 'environment', ['university'], ['life', 'land', 'physical'], [4.76, 7, 1.87, 2.75, 2.56, 4.32], [5, 5, 5, 4, 3.67, 4.67]),
  career('educacion-ambiental', 'environment', ['university', 'vocational'], ['land', 'teaching', 'groups'], [4.38, 4.24, 3.74, 4.87, 3.46, 3.43], [4.33, 4, 4, 5, 3, 4.5]),
  career('conservacion-forestal', 'environment', ['vocational'], ['land', 'life', 'rescue'], [6.53, 4.37, 1, 2.81, 2.47, 4.72], [4.33, 4.67, 2.67, 4.33, 4.33, 4.33]),
  // Land, animals and food: outdoors; then medicine, machines, kitchen or a business of one's own.
  career('veterinaria', 'land', ['university'], ['life', 'land', 'health'], [5.98, 5.98, 1, 3.45, 1.7, 3.47], [7, 6.33, 6, 6, 4.67, 5.83]),
  career('ingenieria-agronomica', 'land', ['university'], ['land', 'machines', 'life'], [6.65, 6.29, 2.19, 1.73, 2.31, 3.77], [5.33, 5.67, 4.67, 3.33, 3.67, 5.67]),
  career('tecnologia-de-los-alimentos', 'land', ['university', 'vocational'], ['life', 'making', 'physical', 'checking'], [5.05, 5.71, 2.45, 2.16, 2.58, 3.95], [5, 4.33, 4.67, 4.33, 5, 4.5]),
  career('ingenieria-forestal', 'land', ['university'], ['land', 'life', 'planning'], [5.32, 4.48, 1.25, 2.3, 3.78, 4.39], [4, 5.67, 3.67, 4, 3.67, 4.5]),
  career('gestion-de-explotaciones-agrarias', 'land', ['university', 'vocational'], ['land', 'leading', 'starting'], [5.16, 2.74, 1.06, 2.63, 5.52, 4.53], [4.89, 5.22, 4.44, 4.66, 3.22, 4.67]),
  career('asistencia-veterinaria', 'land', ['vocational'], ['land', 'health', 'care'], [6.71, 5.26, 1, 3.02, 1, 4.56], [3.33, 3.67, 3.67, 5, 4.67, 3.67]),
  career('jardineria', 'land', ['vocational'], ['land'], [4.55, 1.77, 1.03, 3.01, 6.11, 5.24], [4, 5.33, 3, 5, 4, 4.17]),
  // Business and management: deciding and organizing; what for.
  career('direccion-de-empresas', 'business', ['university'], ['leading', 'starting', 'planning'], [2.2, 2.37, 1.29, 3.38, 7, 5.34], [5.33, 6, 5.67, 6.33, 4.67, 6]),
  career('recursos-humanos', 'business', ['university'], ['people', 'leading', 'rules'], [1.03, 2.52, 1.35, 3.78, 5.67, 5.52], [5, 4, 4, 5.67, 5.33, 4.83]),
  career('gestion-de-proyectos', 'business', ['university'], ['planning', 'leading'], [1.48, 2.75, 1.57, 3.32, 6.3, 5.55]),
  career('consultoria', 'business', ['university'], ['people', 'planning', 'starting'], [1.37, 5.44, 1.63, 2.82, 4.81, 6.05], [5.33, 5.33, 5, 6, 3.67, 5.17]),
  career('sostenibilidad', 'business', ['university'], ['land', 'planning', 'rules'], [2.06, 5.2, 2.5, 2.95, 5.09, 4.41], [5.33, 5.33, 4, 4.33, 4, 5.17]),
  // Finance and accounting: numbers; written down, calculated ahead, or explained to somebody.
  career('contabilidad-y-auditoria', 'finance', ['university'], ['numbers', 'checking', 'rules'], [1.14, 3.57, 1.08, 2.13, 3.87, 7], [5, 5, 4.67, 4.67, 4.67, 4.5]),
  career('analisis-financiero', 'finance', ['university'], ['numbers', 'computing'], [1, 5.06, 1.78, 2.25, 5.09, 5.54]),
  career('asesoria-financiera', 'finance', ['university'], ['numbers', 'selling'], [1, 3.27, 1.69, 4.07, 5.85, 5.61], [5, 5.33, 4.67, 4.33, 3.67, 4.67]),
  career('ciencias-actuariales', 'finance', ['university'], ['numbers', 'computing'], [1.78, 4.45, 1.13, 2.49, 3.33, 6.29], [4.67, 4.67, 4.33, 3.67, 4.33, 5]),
  // Marketing and sales: selling; by a plan, a question, a picture, or face to face.
  career('marketing', 'marketing', ['university'], ['selling', 'planning', 'starting'], [1, 2.9, 2.45, 2.82, 7, 4.7], [6, 5.67, 5.33, 5.67, 5, 6.17]),
  career('investigacion-de-mercados', 'marketing', ['university'], ['people', 'selling', 'numbers'], [1.08, 4.6, 2.56, 2.47, 5.52, 4.62], [4.67, 4, 3.67, 3.33, 4.33, 4.33]),
  career('publicidad', 'marketing', ['university'], ['selling', 'words', 'image'], [1, 1.69, 3.87, 3.14, 7, 4.43], [5.33, 5.33, 5.33, 5, 4, 5.33]),
  career('representacion-de-artistas', 'marketing', ['university'], ['selling', 'stage', 'law'], [1, 1.76, 3.55, 4.14, 6.48, 3.73], [6.33, 6.33, 5.33, 5.33, 3.67, 5.33]),
  career('ventas-en-tienda', 'marketing', ['vocational'], ['selling'], [3.2, 1, 1.98, 2.96, 6.13, 5.17], [3, 3, 2.67, 5, 4, 2.33]),
  // Administration and office: records; with an agenda, with sums, or with customers.
  career('asistencia-de-direccion', 'office', ['vocational'], ['planning', 'records'], [1.32, 1.94, 1.35, 3.94, 5.51, 6.41], [3.67, 3.33, 3, 5.33, 5, 3.83]),
  career('administracion-contable', 'office', ['vocational'], ['numbers', 'records'], [1.63, 2.18, 1, 1.49, 2.87, 7], [3.67, 3.67, 3, 4.67, 5, 3.67]),
  career('atencion-al-cliente', 'office', ['vocational'], ['records', 'selling'], [1.97, 1.63, 1, 3.77, 5.08, 6.32], [3, 3.67, 3, 6, 4.33, 2.83]),
  // Tourism and food service: guests; the house is led, planned, shown, or cooked for.
  career('direccion-hotelera', 'hospitality', ['university', 'vocational'], ['leading', 'planning', 'selling'], [2.69, 1.1, 1.43, 4.31, 6.21, 5.22], [5, 6, 4.33, 7, 4, 4.17]),
  career('organizacion-de-eventos', 'hospitality', ['university', 'vocational'], ['planning', 'leading', 'stage'], [1, 1.56, 2.49, 4.56, 7, 4.96], [5, 5.33, 5, 6.33, 3.33, 4.83]),
  career('guia-de-turismo', 'hospitality', ['vocational', 'university'], ['groups', 'people', 'teaching'], [3.33, 2.4, 3.46, 5.35, 3.64, 2.85], [2, 2.67, 2.33, 5.67, 3, 2.5]),
  career('recepcion-de-hotel', 'hospitality', ['vocational'], ['records', 'planning', 'selling'], [2.62, 1, 1.35, 4.49, 3.8, 5.72], [2.33, 3, 2.33, 6, 3.67, 2.17]),
  career('cocina-y-gastronomia', 'hospitality', ['vocational'], ['making', 'leading', 'starting'], [4.84, 1.68, 2.72, 2.95, 5.13, 4.35], [5, 6, 5.33, 4.67, 3.67, 4.5]),
  career('panaderia-y-reposteria', 'hospitality', ['vocational'], ['making'], [6.29, 1.66, 2.39, 1.73, 2.1, 4.2], [5, 3.67, 3, 3, 3.33, 2.5]),
  career('servicio-de-restaurante', 'hospitality', ['vocational'], ['selling', 'making'], [4.12, 1, 1.84, 4.72, 4.06, 4.95], [2.33, 2.33, 2, 6, 3.33, 2]),
  // Transport and logistics: steering something, or seeing that it arrives.
  career('pilotaje-de-aviones', 'transport', ['university'], ['machines', 'checking'], [4.74, 3.15, 1.44, 2.5, 3.81, 4.7], [5.67, 6.33, 5.67, 5, 6.33, 5.83]),
  career('marina-mercante', 'transport', ['university', 'vocational'], ['machines', 'leading', 'land'], [5.61, 2.64, 1, 1.88, 4.22, 4.56], [4.55, 5.78, 4.22, 4.67, 4.89, 4.5]),
  career('logistica', 'transport', ['university', 'vocational'], ['planning', 'numbers'], [2.35, 3.81, 1.1, 2.33, 5.02, 5.44], [5.33, 5.67, 5, 5, 4.33, 4.83]),
  career('gestion-de-aduanas', 'transport', ['vocational'], ['rules', 'records', 'checking'], [2.37, 1.53, 1, 2.17, 5.02, 6.13], [5, 5, 4.67, 4.67, 4, 4.33]),
  // Sport: with groups, with bodies as a science, or as movement of one's own (`rescue` holds sport).
  career('entrenamiento-deportivo', 'sport', ['university', 'vocational'], ['groups', 'teaching', 'rescue', 'leading'], [4.25, 2.15, 2.43, 5.31, 5.15, 3.45], [6, 6, 4, 6, 3.67, 4]),
  career('ciencias-del-ejercicio', 'sport', ['university'], ['health', 'groups', 'life'], [5.26, 4.92, 1.49, 4.74, 2.99, 3.75], [6, 5.67, 5, 6.33, 3.33, 4.67]),
  career('acondicionamiento-fisico', 'sport', ['vocational'], ['groups', 'rescue', 'health'], [5.23, 2.71, 2.4, 5.62, 3.51, 2.98], [4.33, 4.33, 3.33, 6, 3.33, 3.67]),
];
