import type { Copy } from '#content/instruments/toy/words/es/types.ts';

export const copy: Copy = {
  kites: { name: 'Kites', line: 'They fly.', paragraph: 'In the wind, a kite flies.' },
  drums: { name: 'Drums', line: 'They sound.', paragraph: 'Under hands, a drum sounds.' },
};
