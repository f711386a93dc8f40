// The order of asking: five rounds of one item per value, each round starting one value later.

export const fullOrder: readonly string[] = [
  ['ach01', 'ind01', 'rec01', 'rel01', 'sup01', 'wco11'],
  ['ind02', 'rec02', 'rel02', 'sup02', 'wco02', 'ach02'],
  ['rec03', 'rel03', 'sup03', 'wco03', 'ach03', 'ind03'],
  ['rel04', 'sup14', 'wco04', 'ach04', 'ind04', 'rec04'],
  ['sup05', 'wco05', 'ach05', 'ind05', 'rec05', 'rel05'],
].flat();
