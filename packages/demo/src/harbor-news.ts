/** News that every demo shows, dated around the day it is loaded. */
export function harborNews(): readonly object[] {
  return [
    article('n1', {
      title: 'Winter menu',
      content:
        '<p>The winter menu is in the console. Review prices by <strong>Friday</strong>; publishing starts Saturday at 3:00 AM store time.</p>',
      daysAgo: -1,
    }),
    article('n2', {
      title: 'Holiday hours',
      content: '<p>Please enter the hours of Thanksgiving and Christmas Eve for your store under Hours.</p>',
      daysAgo: -4,
    }),
  ];
}

export function providerNews(): readonly object[] {
  return [
    article('p1', {
      title: 'Publishing in waves',
      content:
        '<p>Publications now reach stores five at a time, half a minute apart. The publish board shows each store as it goes live.</p>',
      daysAgo: -2,
    }),
    article('p2', {
      title: 'Price grids take paste',
      content: '<p>Copy a block of prices from a spreadsheet and paste it into any price grid.</p>',
      daysAgo: -9,
    }),
  ];
}

interface Article {
  readonly title: string;
  readonly content: string;
  readonly daysAgo: number;
}

function article(id: string, { title, content, daysAgo }: Article): object {
  const publishDate = new Date(Date.now() + daysAgo * 86_400_000).toISOString();
  return { id, title, displayTitle: title, content, status: 'ACTIVE', publishDate, expirationDate: null };
}
