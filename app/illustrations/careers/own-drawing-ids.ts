// Which careers have a drawing of their own, so that who shows none of them loads none.
const ids =
  'veterinaria asistencia-veterinaria jardineria diseno-de-moda arquitectura psicologia-clinica cocina-y-gastronomia pilotaje-de-aviones fotografia odontologia astronomia diseno-de-videojuegos'.split(
    ' ',
  );

/** Whether a career, by its id, is drawn otherwise than its family. */
export function hasOwnDrawing(career: string): boolean {
  return ids.includes(career);
}
