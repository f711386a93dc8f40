import { code, type Font } from './font.ts';
import { num, type Page } from './page.ts';
import { latin, startFile, textString, type PdfFile } from './pdf-file.ts';
import type { Element, Tags } from './tags.ts';

/** What a document says of itself. */
type About = {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly made: Date;
};

/** A whole tagged PDF: pages, the fonts within, and the tree that a screen reader goes through. */
export function writeDocument({
  pages,
  tags,
  fonts,
  size,
  about,
}: {
  pages: readonly Page[];
  tags: Tags;
  fonts: readonly Font[];
  size: { readonly width: number; readonly height: number };
  about: About;
}): Promise<Uint8Array<ArrayBuffer>> {
  const file = startFile();
  const tree = file.reserve();
  const all = file.reserve();
  const slots = fonts.map((font) => `/${font.name} ${writeFont(file, font)} 0 R`);
  const numbers = new Map<object, number>(pages.map((page) => [page, file.reserve()]));
  const links = new Map<object, readonly number[]>(
    pages.map((page) => [page, page.links.map(() => file.reserve())]),
  );
  const elements = new Map<Element, number>();
  const reserve = (element: Element) => {
    elements.set(element, file.reserve());
    for (const kid of element.kids) if ('role' in kid) reserve(kid);
  };
  reserve(tags.root);
  const numberOf = (page: object) => numbers.get(page) ?? 0;

  const writeElement = (element: Element, parent: number) => {
    const own = elements.get(element) ?? 0;
    const kids = element.kids.map((kid) => {
      if ('role' in kid) {
        writeElement(kid, own);
        return `${elements.get(kid)} 0 R`;
      }
      const page = `/Pg ${numberOf(kid.page)} 0 R`;
      if ('id' in kid) return `<</Type/MCR${page}/MCID ${kid.id}>>`;
      return `<</Type/OBJR${page}/Obj ${links.get(kid.page)?.[kid.link]} 0 R>>`;
    });
    const alt = element.alt ? `/Alt ${textString(element.alt)}` : '';
    file.set(
      own,
      `<</Type/StructElem/S/${element.role}/P ${parent} 0 R/K[${kids.join(' ')}]${alt}${element.attributes ?? ''}>>`,
    );
  };
  writeElement(tags.root, tree);

  const parents: string[] = [];
  let next = pages.length;
  for (const [index, page] of pages.entries()) {
    const owners = page.owners.map((owner) => `${elements.get(owner)} 0 R`);
    parents.push(`${index} [${owners.join(' ')}]`);
  }
  for (const [index, page] of pages.entries()) {
    const own = links.get(page) ?? [];
    for (const [at, { rect, url, owner }] of page.links.entries()) {
      const place = `/Rect[${rect.map(num).join(' ')}]/Border[0 0 0]/F 4`;
      const parent = owner ? `/StructParent ${next}` : '';
      file.set(
        own[at] ?? 0,
        `<</Type/Annot/Subtype/Link${place}${parent}/Contents ${textString(url)}/A<</S/URI/URI ${textBytes(url)}>>>>`,
      );
      if (owner) parents.push(`${next} ${elements.get(owner)} 0 R`);
      next += 1;
    }
    const content = file.add({ dictionary: '', data: latin(page.content.join('\n')) });
    file.set(
      numberOf(page),
      `<</Type/Page/Parent ${all} 0 R/MediaBox[0 0 ${size.width} ${size.height}]/Contents ${content} 0 R` +
        `/Resources<</Font<<${slots.join('')}>>/ExtGState<</Shade<</ca 0.2>>>>>>/StructParents ${index}/Tabs/S` +
        `/Annots[${own.map((link) => `${link} 0 R`).join(' ')}]>>`,
    );
  }
  const inOrder = pages.map((page) => `${numberOf(page)} 0 R`);
  file.set(all, `<</Type/Pages/Count ${pages.length}/Kids[${inOrder.join(' ')}]>>`);
  file.set(
    tree,
    `<</Type/StructTreeRoot/K ${elements.get(tags.root)} 0 R/ParentTree<</Nums[${parents.join(' ')}]>>/ParentTreeNextKey ${next}>>`,
  );
  const root = file.add(
    `<</Type/Catalog/Pages ${all} 0 R/Lang ${textString(about.language)}/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${tree} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  const date = `(D:${about.made.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z)`;
  const info = file.add(
    `<</Title ${textString(about.title)}/Author ${textString(about.author)}/CreationDate ${date}/ModDate ${date}>>`,
  );
  return file.bytes(`/Root ${root} 0 R/Info ${info} 0 R`);
}

function textBytes(text: string): string {
  return `<${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
}

/** A font with its program, how wide its glyphs are, and which character each of them is. */
function writeFont(file: PdfFile, font: Font): number {
  const { program, glyphs, perEm, box, ascent, descent } = font;
  const scaled = (value: number) => Math.round((value * 1000) / perEm);
  const name = `/AFAROV+${font.name}`;
  const known = [...glyphs].filter(([, { id }]) => id > 0);
  const data = file.add({ dictionary: `/Length1 ${program.length}`, data: program });
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[${box.map(scaled).join(' ')}]/ItalicAngle 0` +
      `/Ascent ${scaled(ascent)}/Descent ${scaled(descent)}/CapHeight ${scaled(ascent * 0.7)}/StemV 80/FontFile2 ${data} 0 R>>`,
  );
  const widths = known.map(([, { id, width }]) => `${id}[${scaled(width)}]`);
  const inner = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/W[${widths.join('')}]>>`,
  );
  const unicode = file.add({ dictionary: '', data: latin(unicodeMap(known)) });
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${inner} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
}

/** At most a hundred in a block, as the format has it. */
function unicodeMap(known: readonly (readonly [string, { readonly id: number }])[]): string {
  // Where two characters share a glyph, it is the plainer one: a space, not one that holds words together.
  const rows = new Map(known.toReversed().map(([sign, { id }]) => [id, sign.charCodeAt(0)]));
  const lines = [...rows].map(([id, unit]) => `<${code(id)}> <${code(unit)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
    const block = lines.slice(100 * at, 100 * at + 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n' +
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n' +
    `${blocks.join('\n')}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
  );
}
