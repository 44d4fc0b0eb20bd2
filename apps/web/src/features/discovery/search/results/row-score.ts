import type { ComponentType } from 'react';

/** How readers rate a work; nothing if nobody did. */
export type RowScore = ComponentType<{ readonly recordId: string }>;
