// The order of asking: ten rounds of one item per type, so that a person who stops early is even. The rounds were drawn
// by lot and the draw kept in which no type comes back within three questions, and none at any distance from 3 to 12
// more often than by chance (.16): a person's interests make no pattern here, and a pattern in the answers is one.
// Two items of one field stand far apart.

export const fullOrder: readonly string[] = [
  ['r01', 'i05', 'a01', 's01', 'e01', 'c01'],
  ['s02', 'i02', 'r13', 'c04', 'e02', 'a02'],
  ['c02', 'r15', 'e05', 'i13', 'a03', 's13'],
  ['c12', 'r02', 's08', 'a06', 'i09', 'e04'],
  ['r12', 'c05', 'a05', 'e11', 's07', 'i12'],
  ['a12', 'e12', 'c13', 'r11', 'i04', 's09'],
  ['r16', 'i03', 'c11', 'e10', 'a08', 's14'],
  ['c06', 'a13', 'i11', 'e07', 's11', 'r14'],
  ['e13', 's12', 'a10', 'c03', 'i08', 'r06'],
  ['c14', 'a11', 'i06', 'r04', 's15', 'e03'],
].flat();

// The short form takes from each type in this order: the first four rounds are asked of everybody and cover four of its
// fields, which are all that I and E have; the rest of a type is asked only when its place is open. Rounds turn, each
// starting one type later.
export const shortOrder: readonly string[] = [
  ['r01', 'i05', 'a01', 's01', 'e01', 'c01'],
  ['i02', 'a02', 's02', 'e02', 'c02', 'r02'],
  ['a03', 's11', 'e05', 'c04', 'r13', 'i13'],
  ['s13', 'e04', 'c03', 'r16', 'i09', 'a06'],
  ['e03', 'c05', 'r12', 'i04', 'a05', 's07'],
  ['c06', 'r04', 'i12', 'a12', 's12', 'e12'],
  ['r11', 'i03', 'a08', 's08', 'e07', 'c12'],
  ['i11', 'a13', 's14', 'e10', 'c13', 'r15'],
  ['a10', 's09', 'e13', 'c11', 'r06', 'i08'],
  ['s15', 'e11', 'c14', 'r14', 'i06', 'a11'],
].flat();
