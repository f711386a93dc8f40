// What to try this week, read from the built page of a career.
const LETTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What the page of a career proposes to try, in its language; read out of the page, which is there without a network too. */
export async function loadTries(path: string): Promise<readonly string[]> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return triesIn(await answer.text());
}

/** The lines of the list that `CareerListSection` marks so. As text: a document of its own would run into the policy on styles. */
export function triesIn(html: string): string[] {
  const [, list = ''] = /<ul class="is-tries">([\s\S]*?)<\/ul>/.exec(html) ?? [];
  return [...list.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text = '']) =>
    text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (letter) => LETTERS[letter] ?? letter),
  );
}
