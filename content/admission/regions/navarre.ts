// Lowest admitted grades in Navarre to 2021-22, of the universities' own centres, from the Ministry's file by way of github mserranomartin/notas-de-corte
// @f4ff0ff (no licence). Secondary: figures taken, the file is not copied. Nobody verified weights here.
import type { RegionAdmission } from '#content/admission/region-admission.ts';

// prettier-ignore
export const navarre: RegionAdmission = {
  weights: null,
  cutOffs: {
    'medicina': 'upna 2021:13.028 2020:12.949 2019:12.5',
    'enfermeria': 'upna 2021:11.918 2020:11.348 2019:9.968',
    'fisioterapia': 'upna 2021:10.698 2020:10.39 2019:10.085',
    'psicologia': 'upna 2021:10.721 2020:10.349 2019:9.1',
    'biotecnologia': 'upna 2021:11.823 2020:11.739 2019:11.15',
    'ingenieria-informatica': 'upna 2021:9.072 2020:8.034 2019:7.73',
    'ciencia-de-datos': 'upna 2021:11.644 2020:10.772 2019:10.083',
    'ingenieria-mecanica': 'upna 2021:5.998 2020:5.081 2019:5.959',
    'ingenieria-en-tecnologias-industriales': 'upna 2021:8.779 2020:6.656 2019:5.826',
    'ingenieria-biomedica': 'upna 2021:11.915 2020:11.628 2019:11.104',
    'ingenieria-agroalimentaria-y-del-medio-rural': 'upna 2021:5.297 2020:5.242 2019:5.018',
    'administracion-y-direccion-de-empresas': 'upna 2021:8.631 2020:6.57 2019:6.264',
    'economia': 'upna 2021:6.69 2020:5.14 2019:5.018',
    'relaciones-laborales-y-recursos-humanos': 'upna 2021:7.3 2020:6.894 2019:5.004',
    'derecho': 'upna 2021:9.307 2020:9.219 2019:7.71',
    'trabajo-social': 'upna 2021:7.46 2020:7.212 2019:6.93',
    'educacion-infantil': 'upna 2021:7.25 2020:8.77 2019:7.839',
    'educacion-primaria': 'upna 2021:9.322 2020:8.524 2019:7.85',
  },
};
