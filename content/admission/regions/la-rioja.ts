// Lowest admitted grades in La Rioja to 2021-22, of the universities' own centres, from the Ministry's file by way of github mserranomartin/notas-de-corte
// @f4ff0ff (no licence). Secondary: figures taken, the file is not copied. Nobody verified weights here.
import type { RegionAdmission } from '#content/admission/region-admission.ts';

// prettier-ignore
export const laRioja: RegionAdmission = {
  weights: null,
  cutOffs: {
    'enfermeria': 'unirioja 2021:11.879',
    'quimica': 'unirioja 2021:7.14 2020:8.068 2019:7.828',
    'matematicas': 'unirioja 2021:12.635 2020:12.494 2019:12.268',
    'enologia': 'unirioja 2021:6.67 2020:7 2019:6.197',
    'ingenieria-informatica': 'unirioja 2021:9.846 2020:9.964 2019:8.896',
    'ingenieria-mecanica': 'unirioja 2021:5.361 2020:5 2019:5',
    'ingenieria-electrica': 'unirioja 2021:5.435 2020:5 2019:5',
    'ingenieria-electronica-industrial-y-automatica': 'unirioja 2021:7.6 2020:7.251 2019:5',
    'ingenieria-agricola': 'unirioja 2021:5.273 2020:5 2019:5',
    'administracion-y-direccion-de-empresas': 'unirioja 2021:5.09 2020:5 2019:5',
    'relaciones-laborales-y-recursos-humanos': 'unirioja 2021:6.157 2020:5 2019:5',
    'turismo': 'unirioja 2021:5.004 2020:5.085 2019:5',
    'derecho': 'unirioja 2021:7.92 2020:8.768 2019:8.078',
    'trabajo-social': 'unirioja 2021:6.547 2020:6.994 2019:6.512',
    'educacion-infantil': 'unirioja 2021:7.064 2020:7.042 2019:6.518',
    'educacion-primaria': 'unirioja 2021:6.598 2020:6.992 2019:5.796',
    'estudios-ingleses': 'unirioja 2021:6.966 2020:6.056 2019:6.471',
  },
};
