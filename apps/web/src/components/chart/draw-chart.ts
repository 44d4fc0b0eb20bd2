import { BarChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use as includeParts, init } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

includeParts([BarChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Numbers by name, as bars. */
export interface Bars {
  readonly names: readonly string[];
  readonly values: readonly number[];
  /** Beside each other, for months; else one below the other, for long names. */
  readonly isUpright: boolean;
}

/** Colours and font of the page, as CSS. */
export interface ChartLook {
  /** The names of the fonts: their widths are measured. */
  readonly font: string;
  readonly bar: string;
  readonly text: string;
  readonly line: string;
  readonly card: string;
}

/** A chart in an element. `resize` is called when the element has another size. */
export interface DrawnChart {
  resize(): void;
  remove(): void;
}

/** Draws bars into an element, without motion if the reader wants none. */
export function drawBars(
  element: HTMLElement,
  { names, values, isUpright }: Bars,
  colours: ChartLook,
  moves: boolean,
): DrawnChart {
  const chart = init(element, undefined, { renderer: 'svg' });
  const category = {
    type: 'category' as const,
    data: isUpright ? [...names] : names.toReversed(),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colours.line } },
    axisLabel: { color: colours.text, ...(!isUpright && { width: 130, overflow: 'truncate' as const }) },
  };
  const value = {
    type: 'value' as const,
    minInterval: 1,
    axisLabel: { color: colours.text },
    splitLine: { lineStyle: { color: colours.line } },
  };
  chart.setOption({
    animation: moves,
    textStyle: { fontFamily: colours.font },
    grid: { left: 8, right: 16, top: 16, bottom: 8, containLabel: true },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      backgroundColor: colours.card,
      borderColor: colours.line,
      textStyle: { color: colours.text },
    },
    xAxis: isUpright ? category : value,
    yAxis: isUpright ? value : category,
    series: [
      {
        type: 'bar',
        data: isUpright ? [...values] : values.toReversed(),
        barMaxWidth: 34,
        itemStyle: { color: colours.bar, borderRadius: isUpright ? [4, 4, 0, 0] : [0, 4, 4, 0] },
      },
    ],
  });
  return { resize: () => chart.resize(), remove: () => chart.dispose() };
}
