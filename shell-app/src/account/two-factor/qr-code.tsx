import { useEffect, useState } from 'react';
import css from '../account.module.css';

interface Drawn {
  readonly size: number;
  readonly path: string;
}

async function draw(text: string): Promise<Drawn> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let index = 0; index < data.length; index += 1) {
    if (data[index]) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`;
  }
  return { size, path };
}

/** A QR code, dark on light in both colour schemes: cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without the picture the key below it can be typed.
    void draw(text).then(
      (next) => wanted && setDrawn(next),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <svg className={css.qr} role="img" aria-label={label} viewBox={`0 0 ${drawn?.size ?? 1} ${drawn?.size ?? 1}`}>
      {drawn && <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />}
    </svg>
  );
}
