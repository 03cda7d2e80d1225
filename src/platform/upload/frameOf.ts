/** The shown frame of a film as a JPEG. Throws a `DOMException` if there is none. */
export async function frameOf(video: HTMLVideoElement): Promise<File> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d');
  if (context === null || video.videoWidth === 0) throw new DOMException('No frame to draw', 'InvalidStateError');
  context.drawImage(video, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return new File([blob], 'poster.jpg', { type: blob.type });
}
