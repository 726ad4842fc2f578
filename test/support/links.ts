// Relative links of a Markdown document, and whether they lead anywhere.

/** `read` answers with the text of a file ('' for a folder), or undefined when there is none; '' is the document itself. */
export function deadLinks(markdown: string, read: (target: string) => string | undefined): string[] {
  return linksOf(markdown).filter((link) => {
    const [target = '', heading] = link.split('#');
    const text = read(decodeURIComponent(target));
    if (text === undefined) return true;
    return heading !== undefined && !anchorsOf(text).has(heading);
  });
}

function linksOf(markdown: string): string[] {
  const prose = withoutBlocks(markdown).replaceAll(/(`+)(?:(?!\1).)+?\1(?!\]\()/g, '');
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z][a-z0-9+.-]*:/i.test(link));
}

function withoutBlocks(markdown: string): string {
  return markdown.replaceAll(/^(```|~~~)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm, '');
}

/** As GitHub makes them of headings; and those that are written by hand. */
function anchorsOf(markdown: string): Set<string> {
  const text = withoutBlocks(markdown);
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id));
  for (const [, heading = ''] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    let name = slug;
    for (let n = 1; anchors.has(name); n += 1) name = `${slug}-${n}`;
    anchors.add(name);
  }
  return anchors;
}
