import { EXPORT_SIZES, RECOMMENDED_SIZES } from '../../domain/constants.ts';
import { ImageDrop } from './image-drop.tsx';
import { errorOf, type ScreenProps, useScreenForm } from './screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import { platformOf, taken, type Upload } from './upload.ts';

/** A design of one's own: the strips of both wallets (STEP-02, STEP-14). */
export function DesignUploadScreen(props: ScreenProps & { readonly onUpload: Upload }) {
  const { apple, google } = props.form;
  const form = useScreenForm(props, {
    screen: 'design.upload',
    values: {
      apple: { original: apple.originalStrip, image: apple.stripImage },
      google: { original: google.originalStrip, image: google.stripImage },
    },
    toForm: (values) => ({
      haveCustomArtwork: true,
      apple: { ...apple, originalStrip: values.apple.original, stripImage: values.apple.image },
      google: { ...google, originalStrip: values.google.original, stripImage: values.google.image },
    }),
    fieldOf: platformOf,
  });
  return (
    <ScreenLayout
      intro="A PNG, JPG or GIF file of up to 500 KB for each wallet. Drop it, paste it or choose it; its middle is used."
      submitLabel={props.submitLabel}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
    >
      <form.Field name="apple">
        {(field) => (
          <ImageDrop
            label="Apple artwork"
            name={field.name}
            recommended={RECOMMENDED_SIZES.appleStrip}
            shape="strip"
            value={field.state.value}
            error={errorOf(field)}
            onFile={(file) =>
              taken(props.onUpload(file, EXPORT_SIZES.appleStrip), field.handleChange)
            }
          />
        )}
      </form.Field>
      <form.Field name="google">
        {(field) => (
          <ImageDrop
            label="Google artwork"
            name={field.name}
            recommended={RECOMMENDED_SIZES.googleStrip}
            shape="strip"
            value={field.state.value}
            error={errorOf(field)}
            onFile={(file) =>
              taken(props.onUpload(file, EXPORT_SIZES.googleStrip), field.handleChange)
            }
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}
