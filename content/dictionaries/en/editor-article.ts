import type { Copy } from '../es/editor-article.ts';

export const copy: Copy = {
  title: 'How to write it',
  lead: 'Write as you would write a mail, with an empty line between paragraphs. Both languages have the same in the same order. Copy what stands between < > as it is and change only what is between the quotes.',
  photos: 'Photographs for the text:',
  photo: 'Photo {n}',
  rows: [
    { what: 'Bold', write: '**like this**' },
    { what: 'Subheading', write: '### A subheading' },
    { what: 'List', write: '- One thing\n- Another thing' },
    { what: 'Numbered list', write: '1. First\n2. Then' },
    {
      what: 'Link to another site',
      write: '[the words one taps](https://www.todofp.es/pagina.html)',
    },
    { what: 'Link to a page here', write: '<To page="admission">the calculator</To>' },
    { what: 'Link to the guide of a country', write: '<To country="CO">from Colombia</To>' },
    { what: 'Button to book', write: '<Book>book a first session</Book>' },
    {
      what: 'A fact with its source; its name is in “Facts with a source”',
      write: '<Fact id="room-madrid-2025" />',
    },
    {
      what: 'Table, with its name above',
      write:
        '<Table caption="What a room costs">\n\n| City | A month |\n| --- | --- |\n| Madrid | <Fact id="room-madrid-2025" /> |\n\n</Table>',
    },
    { what: 'The prices of public tuition, always both', write: '<TuitionPair />' },
    { what: 'The same, by region', write: '<TuitionTable />' },
    { what: 'Quotation', write: '> What somebody said.' },
    {
      what: 'Photograph in the text, once it was uploaded above; in a line of its own',
      write: '<Photo n="1" alt="What the photograph shows" caption="The caption, read below it" />',
    },
  ],
};
