export { type ChartSeries, LineChart, type LineChartProps } from './line-chart.tsx';
