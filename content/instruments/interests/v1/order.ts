// The order of asking: ten rounds of one item per type, each round starting one type later, so that neighbours always
// differ in type and no type always comes first.

export const fullOrder: readonly string[] = [
  ['r01', 'i01', 'a01', 's01', 'e01', 'c01'],
  ['i02', 'a02', 's02', 'e02', 'c02', 'r02'],
  ['a03', 's03', 'e03', 'c03', 'r03', 'i03'],
  ['s04', 'e04', 'c04', 'r04', 'i04', 'a04'],
  ['e05', 'c05', 'r05', 'i05', 'a05', 's05'],
  ['c06', 'r06', 'i06', 'a06', 's06', 'e06'],
  ['r07', 'i07', 'a07', 's07', 'e07', 'c07'],
  ['i08', 'a08', 's08', 'e08', 'c08', 'r08'],
  ['a09', 's09', 'e09', 'c09', 'r09', 'i09'],
  ['s10', 'e10', 'c10', 'r10', 'i10', 'a10'],
].flat();

// The short form takes from each type in this order: the first four rounds are asked of everybody and cover each type's
// breadth with four different facets; the rest of a type is asked only when its place is open. Rounds turn as above.
export const shortOrder: readonly string[] = [
  ['r01', 'i05', 'a01', 's01', 'e01', 'c01'],
  ['i02', 'a02', 's02', 'e02', 'c02', 'r02'],
  ['a03', 's04', 'e03', 'c04', 'r10', 'i03'],
  ['s06', 'e06', 'c03', 'r04', 'i09', 'a06'],
  ['e04', 'c05', 'r08', 'i04', 'a05', 's03'],
  ['c06', 'r03', 'i06', 'a07', 's07', 'e05'],
  ['r06', 'i01', 'a04', 's08', 'e07', 'c09'],
  ['i10', 'a08', 's05', 'e10', 'c07', 'r05'],
  ['a10', 's10', 'e08', 'c08', 'r07', 'i08'],
  ['s09', 'e09', 'c10', 'r09', 'i07', 'a09'],
].flat();
