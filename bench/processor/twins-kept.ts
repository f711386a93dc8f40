import { readdir } from 'node:fs/promises';

/** Until a server has made the compressed twins of its pages, in a folder that was empty (PAGE_TWINS). */
export async function twinsKept(folder: string): Promise<void> {
  for (;;) {
    const names = await readdir(folder);
    if (names.some((name) => !name.includes('making'))) return;
    await new Promise((resume) => setTimeout(resume, 500));
  }
}
