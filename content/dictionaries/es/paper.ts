/** A sheet on the screen, and what can be done with it. */
export const copy = {
  print: 'Imprimir',
  pdf: 'Guardar el PDF',
  making: 'Haciendo el PDF…',
  failed: 'No se pudo hacer el PDF. Inténtalo de nuevo.',
};
