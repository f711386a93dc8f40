/** A page of this site, parsed by the browser itself, so no text ever passes through a Trusted Types sink. */
export function fetchDocument(url: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });
}
