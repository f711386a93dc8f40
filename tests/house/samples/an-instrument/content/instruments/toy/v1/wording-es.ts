import type { Wording } from '#content/instruments/wording.ts';

export const wordingEs = {
  stem: '¿Cuánto te gustaría esto?',
  choices: { 0: 'Nada', 1: 'Poco', 2: 'Algo', 3: 'Bastante', 4: 'Mucho' },
  items: {
    kit01: 'Volar una cometa',
    dru01: 'Tocar un tambor',
    kit02: 'Hacer una cometa',
    dru02: 'Afinar un tambor',
    kit03: 'Mirar cometas',
    dru03: 'Escuchar tambores',
  },
} as const satisfies Wording;
