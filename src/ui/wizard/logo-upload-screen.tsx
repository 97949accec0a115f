import { EXPORT_SIZES, RECOMMENDED_SIZES } from '../../domain/constants.ts';
import { ImageDrop } from './image-drop.tsx';
import { errorOf, type ScreenProps, useScreenForm } from './screen-form.ts';
import { ScreenLayout } from './screen-layout.tsx';
import { platformOf, taken, type Upload } from './upload.ts';

/** Both wallets' logos from files (STEP-01, STEP-14). */
export function LogoUploadScreen(props: ScreenProps & { readonly onUpload: Upload }) {
  const { apple, google } = props.form;
  const form = useScreenForm(props, {
    screen: 'logo.upload',
    values: {
      apple: { original: apple.originalLogo, image: apple.logoImage },
      google: { original: google.originalLogo, image: google.logoImage },
    },
    toForm: (values) => ({
      apple: { ...apple, originalLogo: values.apple.original, logoImage: values.apple.image },
      google: { ...google, originalLogo: values.google.original, logoImage: values.google.image },
    }),
    fieldOf: platformOf,
  });
  const hasBoth = apple.originalLogo.file !== null && google.originalLogo.file !== null;
  return (
    <ScreenLayout
      heading="Your logo"
      intro="A PNG, JPG or GIF file of up to 500 KB for each wallet. Drop it, paste it or choose it; its middle is used."
      submitLabel={props.submitLabel}
      submitDisabled={!hasBoth}
      onSubmit={(direction) => void form.handleSubmit({ direction })}
    >
      <form.Field name="apple">
        {(field) => (
          <ImageDrop
            label="Apple logo"
            name={field.name}
            recommended={RECOMMENDED_SIZES.appleLogo}
            shape="rectangle"
            value={field.state.value}
            error={errorOf(field)}
            onFile={(file) =>
              taken(props.onUpload(file, EXPORT_SIZES.appleLogo), field.handleChange)
            }
          />
        )}
      </form.Field>
      <form.Field name="google">
        {(field) => (
          <ImageDrop
            label="Google logo"
            name={field.name}
            recommended={RECOMMENDED_SIZES.googleLogo}
            shape="circle"
            value={field.state.value}
            error={errorOf(field)}
            onFile={(file) =>
              taken(props.onUpload(file, EXPORT_SIZES.googleLogo), field.handleChange)
            }
          />
        )}
      </form.Field>
    </ScreenLayout>
  );
}
