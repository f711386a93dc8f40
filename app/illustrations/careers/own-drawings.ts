// Careers that have a drawing of their own, where their family's says too little of them. On the line at 80, lit from the upper left.
import type { Drawing } from '#app/illustrations/shape.ts';
import { dentistry, psychology, veterinary, veterinaryCare } from './caring.ts';
import { architecture, cooking, fashion, games, gardening, photography } from './making.ts';
import { astronomy, flying } from './sky.ts';

/** By the ids of careers. */
export const ownDrawings: Readonly<Record<string, Drawing | undefined>> = {
  veterinaria: veterinary,
  'asistencia-veterinaria': veterinaryCare,
  jardineria: gardening,
  'diseno-de-moda': fashion,
  arquitectura: architecture,
  'psicologia-clinica': psychology,
  'cocina-y-gastronomia': cooking,
  'pilotaje-de-aviones': flying,
  fotografia: photography,
  odontologia: dentistry,
  astronomia: astronomy,
  'diseno-de-videojuegos': games,
};
