import QRCode from 'qrcode';

/** Draws a text as a QR code of black squares, without its quiet zone: the paper around it is white. Sizes are points. */
export function drawQr(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = side / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column) === 1)
        document.rect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05);
    }
  }
  document.fill('#000000');
}
