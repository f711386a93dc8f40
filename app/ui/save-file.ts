/** Hands a file to the browser's downloads; it never leaves the device. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser needs the address until the download has begun; at once would be too soon for some.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function textFile(text: string, type: string): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` });
}

/** The mark at the front tells spreadsheets that the file is UTF-8. */
export function csvFile(csv: string): Blob {
  return textFile(`\uFEFF${csv}`, 'text/csv');
}
