// Lowest admitted grades in the Balearic Islands to 2021-22, of the universities' own centres, from the Ministry's file by way of github mserranomartin/notas-de-corte
// @f4ff0ff (no licence). Secondary: figures taken, the file is not copied. Nobody verified weights here.
import type { RegionAdmission } from '#content/admission/region-admission.ts';

// prettier-ignore
export const balearics: RegionAdmission = {
  weights: null,
  cutOffs: {
    'medicina': 'uib 2021:12.842 2020:12.8 2019:12.281',
    'enfermeria': 'uib 2021:10.726 2020:9.956 2019:8.804',
    'fisioterapia': 'uib 2021:9.728 2020:9.222 2019:8.94',
    'psicologia': 'uib 2021:9.15 2020:9 2019:5.098',
    'biologia': 'uib 2021:8.252 2020:8.182 2019:6.292',
    'bioquimica': 'uib 2021:9.268 2020:9.24 2019:8.57',
    'quimica': 'uib 2021:5.806 2020:5.104 2019:5.144',
    'fisica': 'uib 2021:10.791 2020:10.264 2019:9.022',
    'matematicas': 'uib 2021:10.786 2020:9.46 2019:6.542',
    'ingenieria-informatica': 'uib 2021:6.252 2020:6.226 2019:5.044',
    'ingenieria-telematica': 'uib 2021:5 2020:5.648 2019:5.17',
    'ingenieria-electronica-industrial-y-automatica': 'uib 2021:6.42 2020:7.124 2019:5.894',
    'ingenieria-agroalimentaria-y-del-medio-rural': 'uib 2021:5.1 2020:5.27 2019:5.1',
    'edificacion': 'uib 2021:5.002 2020:5.622 2019:5.1',
    'economia': 'uib 2021:5.048 2020:5.018 2019:5',
    'turismo': 'uib 2021:5.038 2020:5.002 2019:5.068',
    'derecho': 'uib 2021:5.038 2020:5.25 2019:5',
    'trabajo-social': 'uib 2021:5.17 2020:6.454 2019:5.002',
    'educacion-social': 'uib 2021:5.08 2020:5.118 2019:5.12',
    'pedagogia': 'uib 2021:5.924 2020:6.284 2019:5.008',
    'educacion-infantil': 'uib 2021:7.08 2020:7.302 2019:7.08',
    'educacion-primaria': 'uib 2021:6.626 2020:6.904 2019:5.468',
    'historia': 'uib 2021:5.144 2020:5.084 2019:5.002',
    'historia-del-arte': 'uib 2021:5.16 2020:5.002 2019:5.07',
    'filosofia': 'uib 2021:5.084 2020:5.22 2019:5.062',
    'estudios-ingleses': 'uib 2021:5.956 2020:6.056 2019:5.47',
  },
};
