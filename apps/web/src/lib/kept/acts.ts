let underWay = 0;

/** How many acts of this tab wait for their answers. */
export function actsUnderWay(): number {
  return underWay;
}

/** Counts an act until its answer is there. */
export async function countAct<T>(act: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await act();
  } finally {
    underWay -= 1;
  }
}
