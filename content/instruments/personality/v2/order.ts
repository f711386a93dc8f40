// The order of asking: ten rounds of one item per trait, each round starting one trait later. Within a round direct and
// reversed items take turns, so that one and the same choice cannot mean the same thing for long.

export const fullOrder: readonly string[] = [
  ['ope01', 'con02', 'ext03', 'agr04', 'sta05'],
  ['con03', 'ext14', 'agr15', 'sta06', 'ope02'],
  ['ext05', 'agr06', 'sta17', 'ope13', 'con04'],
  ['agr07', 'sta08', 'ope14', 'con05', 'ext06'],
  ['sta19', 'ope05', 'con06', 'ext07', 'agr08'],
  ['ope16', 'con07', 'ext18', 'agr09', 'sta10'],
  ['con08', 'ext09', 'agr20', 'sta01', 'ope07'],
  ['ext10', 'agr01', 'sta02', 'ope08', 'con09'],
  ['agr02', 'sta03', 'ope09', 'con10', 'ext01'],
  ['sta04', 'ope10', 'con11', 'ext12', 'agr03'],
].flat();
