// Lowest admitted grades in Cantabria to 2021-22, of the universities' own centres, from the Ministry's file by way of github mserranomartin/notas-de-corte
// @f4ff0ff (no licence). Secondary: figures taken, the file is not copied. Nobody verified weights here.
import type { RegionAdmission } from '#content/admission/region-admission.ts';

// prettier-ignore
export const cantabria: RegionAdmission = {
  weights: null,
  cutOffs: {
    'medicina': 'unican 2021:12.902 2020:12.727 2019:12.355',
    'enfermeria': 'unican 2021:11.938 2020:11.58 2019:10.73',
    'ciencias-biomedicas': 'unican 2021:12.86 2020:12.115',
    'fisica': 'unican 2021:12.144 2020:11.586 2019:10.731',
    'matematicas': 'unican 2021:11.809 2020:11.585 2019:10.76',
    'ingenieria-informatica': 'unican 2021:10.671 2020:9.827 2019:8.08',
    'ingenieria-de-tecnologias-de-telecomunicacion': 'unican 2021:5.488 2020:5.45 2019:5.132',
    'ingenieria-mecanica': 'unican 2021:5.121 2020:5.266 2019:5.248',
    'ingenieria-electrica': 'unican 2021:6.912 2020:5.015 2019:5.627',
    'ingenieria-quimica': 'unican 2021:5.93 2020:5.45 2019:5.474',
    'ingenieria-en-tecnologias-industriales': 'unican 2021:6.832 2020:6.137 2019:5.236',
    'ingenieria-civil': 'unican 2021:5.64 2019:6.045',
    'nautica-y-transporte-maritimo': 'unican 2021:5.86 2020:5.177 2019:5.138',
    'administracion-y-direccion-de-empresas': 'unican 2021:5.547 2020:5.326 2019:5.461',
    'economia': 'unican 2021:5.14 2020:5.45 2019:6.15',
    'derecho': 'unican 2021:6.08 2020:8.035 2019:5.205',
    'educacion-infantil': 'unican 2021:8.67 2020:8.524 2019:6.25',
    'educacion-primaria': 'unican 2021:9.282 2020:8.976 2019:7.43',
    'geografia-y-ordenacion-del-territorio': 'unican 2021:5.475 2020:6.56 2019:6.456',
    'historia': 'unican 2021:5.665 2020:5.379 2019:5.492',
  },
};
