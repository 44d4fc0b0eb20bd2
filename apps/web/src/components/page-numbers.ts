/** The page numbers in a pager: first, last, and those around the current page. 0 stands for a gap. */
export function pageNumbers(page: number, last: number): number[] {
  const wanted = new Set([1, 2, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last));
  const pages = [...wanted].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [0, one] : [one];
  });
}
